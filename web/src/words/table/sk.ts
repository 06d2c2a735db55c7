import events from "../../../../src/permonik/messages/sk/events.ftl?raw";
import moves from "../../../../src/permonik/messages/sk/moves.ftl?raw";
import people from "../../../../src/permonik/messages/sk/people.ftl?raw";
import refusals from "../../../../src/permonik/messages/sk/refusals.ftl?raw";
import web from "../../../../src/permonik/messages/sk/web.ftl?raw";

export default [events, moves, people, refusals, web].join("\n");
