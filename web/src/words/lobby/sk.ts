import lobby from "../../../../src/permonik/messages/sk/web-lobby.ftl?raw";
import options from "../../../../src/permonik/messages/sk/options.ftl?raw";

export default [lobby, options].join("\n");
