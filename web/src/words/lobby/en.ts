import links from "../../../../src/permonik/messages/en/web-links.ftl?raw";
import lobby from "../../../../src/permonik/messages/en/web-lobby.ftl?raw";
import options from "../../../../src/permonik/messages/en/options.ftl?raw";

export default [links, lobby, options].join("\n");
