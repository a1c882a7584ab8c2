import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../../../database/tables.ts'
import { applicationRole } from '../../../../../platform/server/database/request-login.ts'

type Db = Kysely<Tables>

/** Adds the extension to a migrated database, where functions that are made belong to nobody until they are granted. */
export const addCitus = (db: Db): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`alter default privileges grant execute on functions to public`.execute(trx)
    await sql`create extension citus`.execute(trx)
    await sql`alter default privileges revoke execute on functions from public`.execute(trx)
  })

/**
 * @param db the owner's
 * @returns the workers
 * @throws Error in words, if the ledger cannot be distributed here
 */
export async function requireCluster(db: Db): Promise<string[]> {
  const { preloaded, added, superuser } = await stateOf(db)
  if (!preloaded)
    throw new Error(
      'this server has no Citus: install Citus 13 on it and on the workers, and name citus first in shared_preload_libraries',
    )
  if (!superuser) throw new Error('the login of CITUS_URL must be a superuser, on the workers as well')
  if (!added) await addCitus(db)
  const { rows } = await sql<{ worker: string }>`
    select format('%s:%s', node_name, node_port) as worker from citus_get_active_worker_nodes() order by 1`.execute(db)
  if (rows.length === 0)
    throw new Error(
      "Citus knows no workers here. Create this database and the extension citus on each of them; then, here: select citus_set_coordinator_host('HOST', PORT), and select citus_add_node('HOST', PORT) for each worker",
    )
  await requireRights(db)
  await giveRole(db)
  return rows.map(({ worker }) => worker)
}

interface State {
  readonly preloaded: boolean
  readonly added: boolean
  readonly superuser: boolean
}

async function stateOf(db: Db): Promise<State> {
  const { rows } = await sql<State>`
    select current_setting('shared_preload_libraries') ~ '\\mcitus\\M' as preloaded,
      exists (select from pg_extension where extname = 'citus') as added,
      (select rolsuper from pg_roles where rolname = current_user) as superuser`.execute(db)
  return rows[0]!
}

async function requireRights(db: Db): Promise<void> {
  const { rows } = await sql<{ called: boolean; told: boolean }>`
    select has_function_privilege('backoffice_app', 'read_intermediate_result(text, citus_copy_format)', 'execute') as called,
      exists (select from pg_dist_node where groupid = 0) as told`.execute(db)
  if (!rows[0]!.called)
    throw new Error(
      'requests may not call the functions of Citus, because it was added after the migrations. Drop the extension, and let this command add it',
    )
  if (!rows[0]!.told)
    throw new Error("Citus does not know where this server is: select citus_set_coordinator_host('HOST', PORT)")
}

/** The coordinator logs in on the workers as the role of requests, and Citus brings them no role that is older than itself. */
async function giveRole(db: Db): Promise<void> {
  const { rows } = await sql<{ worker: string; result: string }>`
    select format('%s:%s', nodename, nodeport) as worker, result from run_command_on_workers((
      select format($command$
        do $do$ begin
          perform set_config('citus.enable_ddl_propagation', 'off', true);
          if not exists (select from pg_roles where rolname = %1$L) then create role %1$I; end if;
          alter role %1$I login password %2$L;
        end $do$ $command$, rolname, rolpassword)
      from pg_authid where rolname = ${applicationRole})) where not success`.execute(db)
  const [refused] = rows
  if (refused) throw new Error(`${refused.worker} refuses the role of requests: ${refused.result}`)
}
