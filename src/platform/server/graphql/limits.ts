/**
 * Limits on documents of other clients, checked before anything runs. Each was measured in the worst combination with
 * the others: no document blocks the event loop for more than 20 ms (`npm run bench -- documents`).
 */
export const documentLimits = {
  characters: 32_768,
  /** For callers who have not signed in: enough to sign in with every field, each with an alias. */
  unsignedCharacters: 800,
  tokens: 2_000,
  depth: 10,
  aliases: 15,
  /** Fields of a fragment count each time it is spread. */
  selections: 1_000,
  /** Pairs of selections of the same field in the same place. */
  pairs: 10_000,
  cost: 20_000,
}
