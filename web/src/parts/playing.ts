/** What a hand of cards is played with: fetched together, so that the buttons are there when a card is taken. */

export { default as Acts } from "./Acts.svelte";
export { default as OwnCards } from "./OwnCards.svelte";
