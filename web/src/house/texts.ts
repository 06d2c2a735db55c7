/** What is said of house rules: the sides and roles among it are those of the simulator and of the cards. */

import HOUSE from "messages:house-rules";
import ROLES from "messages:cards?only=role-";
import ROLES_2 from "messages:cards-saboteur-2?only=role-";
import SIDES from "messages:cli?only=side-";

export const HOUSE_TEXTS = [HOUSE, SIDES, ROLES, ROLES_2];
