/** What the setup of a run hands to its test files. */
export type TestDatabaseSource =
  | { readonly engine: 'pglite'; /** A file: the dump of a migrated database. */ readonly dump: string }
  | {
      readonly engine: 'postgres'
      readonly serverUrl: string
      /** Names of the run's databases begin so. */ readonly run: string
      readonly template: string
    }

declare module 'vitest' {
  export interface ProvidedContext {
    readonly testDatabase: TestDatabaseSource
    readonly runFolder: string
    /** Of `testPassword`, made once: hashing is slow by design. */
    readonly passwordHash: string
  }
}

/** Everybody's password in tests. */
export const testPassword = 'correct horse'
