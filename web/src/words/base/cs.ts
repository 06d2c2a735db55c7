import server from "../../../../src/permonik/messages/cs/server.ftl?raw";
import home from "../../../../src/permonik/messages/cs/web-home.ftl?raw";

export default [server, home].join("\n");
