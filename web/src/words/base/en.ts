import server from "../../../../src/permonik/messages/en/server.ftl?raw";
import home from "../../../../src/permonik/messages/en/web-home.ftl?raw";

export default [server, home].join("\n");
