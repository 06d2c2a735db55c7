import lobby from "../../../../src/permonik/messages/cs/web-lobby.ftl?raw";
import options from "../../../../src/permonik/messages/cs/options.ftl?raw";

export default [lobby, options].join("\n");
