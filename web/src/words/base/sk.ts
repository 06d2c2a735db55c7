import server from "../../../../src/permonik/messages/sk/server.ftl?raw";
import home from "../../../../src/permonik/messages/sk/web-home.ftl?raw";

export default [server, home].join("\n");
