import events from "../../../../src/permonik/messages/en/events.ftl?raw";
import moves from "../../../../src/permonik/messages/en/moves.ftl?raw";
import options from "../../../../src/permonik/messages/en/options.ftl?raw";
import people from "../../../../src/permonik/messages/en/people.ftl?raw";
import refusals from "../../../../src/permonik/messages/en/refusals.ftl?raw";
import web from "../../../../src/permonik/messages/en/web.ftl?raw";

export default [events, moves, options, people, refusals, web].join("\n");
