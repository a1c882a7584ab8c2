import { type Dialect, PostgresAdapter, PostgresDriver, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { patientPool, type PoolConfig } from './patient-pool.ts'

/** Kysely on PostgreSQL, where a connection may be lost at any moment. */
export function postgresDialect(config: PoolConfig): Dialect {
  const pool = patientPool(config)
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PatientDriver({ pool }),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

class PatientDriver extends PostgresDriver {
  /**
   * If the rollback fails, its connection is destroyed, so that the server undoes the transaction by itself. This error
   * is dropped: the caller gets the first one, which says why the transaction failed.
   */
  override async rollbackTransaction(...connection: Parameters<PostgresDriver['rollbackTransaction']>): Promise<void> {
    await super.rollbackTransaction(...connection).catch(() => {})
  }
}
