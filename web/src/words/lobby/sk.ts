import links from "../../../../src/permonik/messages/sk/web-links.ftl?raw";
import lobby from "../../../../src/permonik/messages/sk/web-lobby.ftl?raw";
import options from "../../../../src/permonik/messages/sk/options.ftl?raw";

export default [links, lobby, options].join("\n");
