import events from "../../../../src/permonik/messages/cs/events.ftl?raw";
import moves from "../../../../src/permonik/messages/cs/moves.ftl?raw";
import people from "../../../../src/permonik/messages/cs/people.ftl?raw";
import web from "../../../../src/permonik/messages/cs/web.ftl?raw";

export default [events, moves, people, web].join("\n");
