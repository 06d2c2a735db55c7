import events from "../../../../src/permonik/messages/en/events.ftl?raw";
import moves from "../../../../src/permonik/messages/en/moves.ftl?raw";
import people from "../../../../src/permonik/messages/en/people.ftl?raw";
import web from "../../../../src/permonik/messages/en/web.ftl?raw";

export default [events, moves, people, web].join("\n");
