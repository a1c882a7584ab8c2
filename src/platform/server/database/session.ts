import pg from 'pg'
import { DatabaseUnavailable } from './patience.ts'

/** What belongs to a connection for as long as it is open. */
export interface Session {
  /** Taken on after the login, if the login is another role. */
  readonly role?: string
  readonly settings?: Readonly<Record<string, string | number>>
  /** Whether it must lead to a standby; else to none. */
  readonly standby?: boolean
}

/**
 * Makes a new connection ready. By statements and not by start options: a pooler may drop those (PgBouncer does), and
 * requests would then run without limits or with the rights of another role.
 *
 * @throws DatabaseUnavailable if the connection leads to a standby (a proxy has not yet noticed a failover), or where one is
 *   meant, to another server: it was promoted
 */
export async function beginSession(
  client: pg.ClientBase,
  { role, settings = {}, standby = false }: Session = {},
): Promise<void> {
  const given: Session['settings'] = { ...settings, ...(role && { role }) }
  const values = Object.entries(given).map(
    ([name, value]) => `set_config('${name}', ${pg.escapeLiteral(String(value))}, false)`,
  )
  const { rows } = await client.query<{ standby: boolean }>(
    `select ${['pg_is_in_recovery() as standby', ...values].join(', ')}`,
  )
  if (rows[0]!.standby !== standby)
    throw new DatabaseUnavailable(`The database that answers is ${standby ? 'no' : 'a'} standby.`)
  // Ends a long statement whose connection we broke, so that it keeps no locks. Some systems cannot do that; then only
  // this is lost.
  await client.query('set client_connection_check_interval = 1000').catch(() => {})
}
