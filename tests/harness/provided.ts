/** The values that the setup of a run passes to its test files. */
export type TestDatabaseSource =
  | { readonly engine: 'pglite'; /** A file: the dump of a migrated database. */ readonly dump: string }
  | {
      readonly engine: 'postgres'
      readonly serverUrl: string
      /** Prefix of the names of the run's databases. */ readonly run: string
      readonly template: string
      /** Servers that hold shards of the ledger. Each of them has the template, and a copy of it for each copy. */
      readonly workerUrls?: readonly string[]
    }

declare module 'vitest' {
  export interface ProvidedContext {
    readonly testDatabase: TestDatabaseSource
    readonly runFolder: string
    /** Of `testPassword`, computed once: hashing is slow by design. */
    readonly passwordHash: string
  }
}

/** Everybody's password in tests. */
export const testPassword = 'correct horse'

/** One secret for all instances on a database server, as replicas have: the role of requests has one password. */
export const testSecret = 'the secret of all tests, which nobody keeps'
