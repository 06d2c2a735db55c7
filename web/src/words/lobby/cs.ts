import links from "../../../../src/permonik/messages/cs/web-links.ftl?raw";
import lobby from "../../../../src/permonik/messages/cs/web-lobby.ftl?raw";
import options from "../../../../src/permonik/messages/cs/options.ftl?raw";

export default [links, lobby, options].join("\n");
