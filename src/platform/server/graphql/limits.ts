/**
 * The limits of documents from other clients, in the order in which they are checked; nothing runs before all have
 * passed. Each was measured in the worst combination with the others: no document blocks the event loop for more than
 * 20 ms (`npm run bench -- documents`). The permission of root fields is checked after the shape (`admission.ts`).
 */

/**
 * Before reading. Maximum bytes of a JSON body: a document, its name and its variables; files come as multipart.
 * Callers who have not signed in only send a number and a password.
 */
export const bodyLimits = { signedIn: 256 * 1024, others: 16 * 1024 }

/**
 * Before parsing: what a caller may spend in this many seconds, and how long a spent point delays the caller's next
 * request: several times as long as the work of a point takes. A document that is new to this replica costs one point
 * per 500 characters or part of them. Running one is free up to the cost of a page of 100 rows with all fields; above
 * that each 400 more cost a point. So a script that sends the same documents with other variables, a page at a time,
 * spends nothing.
 */
export const allowances = {
  person: { points: 1_000, seconds: 10, millisecondsOfPoint: 5 },
  /** For callers who have not signed in, by address. */
  address: { points: 400, seconds: 10, millisecondsOfPoint: 5 },
  charactersOfPoint: 500,
  freeCost: 5_000,
  costOfPoint: 400,
}

export const documentLimits = {
  /** Before parsing. */
  characters: 32_768,
  /** For callers who have not signed in: enough to sign in with every field, each with an alias. */
  unsignedCharacters: 800,
  tokens: 2_000,
  /** Before validating. */
  depth: 10,
  aliases: 15,
  /** Fields of a fragment count each time it is spread. */
  selections: 1_000,
  /** Pairs of selections of the same field in the same place. */
  pairs: 10_000,
  /** Before running. */
  cost: 20_000,
}

/** What the cost of a document is computed from. */
export const costs = {
  /** Rows of a list without a `limit` argument: the usual page size. */
  usualRows: 10,
  /** Assumed lengths of introspection lists: the usual query of tools is allowed once, but not three times. */
  introspectionRows: { types: 30, fields: 5, inputFields: 2, enumValues: 2 } as Readonly<Record<string, number>>,
  /**
   * Refusing a field produces an error with a path, a text and a location: as much work as returning this many fields.
   */
  refusal: 50,
}

/** After running: the bytes of other clients' documents that are kept, and of one per character, measured at the worst. */
export const keptDocuments = { bytes: 16 * 1024 * 1024, treeBytes: 120, compiledBytes: 200 }
