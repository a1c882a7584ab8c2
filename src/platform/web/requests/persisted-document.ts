/** A GraphQL document in the bundle: its text, and the hash under which the server may know it. */
export interface PersistedDocument {
  readonly __meta__: { readonly hash: string }
  toString(): string
}

export function persistedDocument(hash: string, text: string): PersistedDocument {
  return { __meta__: { hash }, toString: () => text }
}
