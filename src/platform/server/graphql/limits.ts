/**
 * How much a document that is not ours may ask for, before anything runs. Each was measured at its worst together
 * with the others: no document takes the event loop for more than 20 ms (`npm run bench -- documents`).
 */
export const documentLimits = {
  characters: 32_768,
  /** Of a caller who has not signed in: enough for signing in with every field, under names of one's own. */
  unsignedCharacters: 800,
  tokens: 2_000,
  depth: 10,
  aliases: 15,
  /** Counting what is in a fragment wherever it is spread. */
  selections: 1_000,
  /** Of selections of the same field in the same place. */
  pairs: 10_000,
  cost: 20_000,
}
