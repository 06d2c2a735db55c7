import events from "../../../../src/permonik/messages/sk/events.ftl?raw";
import moves from "../../../../src/permonik/messages/sk/moves.ftl?raw";
import people from "../../../../src/permonik/messages/sk/people.ftl?raw";
import web from "../../../../src/permonik/messages/sk/web.ftl?raw";

export default [events, moves, people, web].join("\n");
