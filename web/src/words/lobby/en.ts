import lobby from "../../../../src/permonik/messages/en/web-lobby.ftl?raw";
import options from "../../../../src/permonik/messages/en/options.ftl?raw";

export default [lobby, options].join("\n");
