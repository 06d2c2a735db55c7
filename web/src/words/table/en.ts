import events from "../../../../src/permonik/messages/en/events.ftl?raw";
import moves from "../../../../src/permonik/messages/en/moves.ftl?raw";
import people from "../../../../src/permonik/messages/en/people.ftl?raw";
import refusals from "../../../../src/permonik/messages/en/refusals.ftl?raw";
import web from "../../../../src/permonik/messages/en/web.ftl?raw";

export default [events, moves, people, refusals, web].join("\n");
