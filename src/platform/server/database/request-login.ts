import { createHash, createHmac, hkdfSync, pbkdf2Sync, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { parseIntoClientConfig } from 'pg-connection-string'
import type { Environment } from '../environment.ts'

/** What decides how requests log in. Only `databaseUrl` must be given: without the others they log in as the owner. */
export type LoginSettings = Partial<
  Pick<Environment, 'production' | 'tokenSecret' | 'databaseAppUrl' | 'databaseOneRole'>
> & { readonly databaseUrl: string }

/** How requests log in. */
export interface RequestLogin {
  readonly login: pg.ClientConfig
  /** Taken on after the login; undefined where the login is that role. */
  readonly role?: string
}

/** A connection; its password is given where the owner may set it. */
type Login = pg.ClientConfig & { readonly password?: string }

/** The role of requests: it owns nothing, and may not change history. */
export const applicationRole = 'backoffice_app'

/** Milliseconds for connecting and for each statement. */
const patience = 8_000
/** Replicas that start together may change the role at the same moment, which PostgreSQL refuses to all but one. */
const attempts = 5

/** PostgreSQL's codes for a login that is not accepted, and PgBouncer's only one. */
const loginRefused = /^28|^08P01$/
const insufficientPrivilege = '42501'

/**
 * Finds the connection of requests, which cannot get back the owner's rights whatever an injected statement does:
 *
 * 1. DATABASE_APP_URL, a login made by hand.
 * 2. The application's role itself, with a password that follows from TOKEN_SECRET. The owner gives it both.
 * 3. The owner, who takes on the application's role for each connection. An injected statement can put that off again,
 *    so production accepts it only with DATABASE_ONE_ROLE.
 *
 * @param role another one only in tests
 * @throws an Error for the person who starts the server, if production would need 3 without having accepted it
 */
export async function requestLogin(settings: LoginSettings, role = applicationRole): Promise<RequestLogin> {
  const { databaseUrl, databaseAppUrl, tokenSecret, databaseOneRole, production } = settings
  const asOwner = { login: { connectionString: databaseUrl }, role }
  if (databaseOneRole) return asOwner
  if (databaseAppUrl) {
    const login = { connectionString: databaseAppUrl }
    const faults = await mended(login, databaseUrl, role)
    if (faults.length > 0) throw new Error(`DATABASE_APP_URL: this login ${faults.join(', ')}`)
    return { login, role }
  }
  // Outside production, a secret of the data folder would differ between two programs on one database server.
  if (!tokenSecret) return asOwner
  const login = derivedLogin(databaseUrl, tokenSecret, role)
  const faults = await mended(login, databaseUrl, role)
  if (faults.length === 0) return { login }
  if (!production) return asOwner
  throw new Error(
    `DATABASE_URL: requests cannot get a login of their own (${faults.join(', ')}). Set DATABASE_APP_URL to one that you made, or DATABASE_ONE_ROLE=yes to let requests log in as the owner`,
  )
}

/** The same login at another server. @param url names the server; who logs in, and its database if it names none, are as here */
export function loginAt(url: string, login: pg.ClientConfig): pg.ClientConfig & { readonly host: string } {
  const own = login.connectionString ? parseIntoClientConfig(login.connectionString) : login
  const { host, port = 5432, database, ssl } = parseIntoClientConfig(url)
  return {
    ...own,
    host: host ?? 'localhost',
    port,
    ...(database && { database }),
    ...(ssl !== undefined && { ssl }),
  }
}

/** The same place as the owner's address, as the application's role. */
function derivedLogin(databaseUrl: string, tokenSecret: string, role: string): Login & { password: string } {
  const password = Buffer.from(hkdfSync('sha256', tokenSecret, '', 'login of requests', 32)).toString('base64url')
  return { ...parseIntoClientConfig(databaseUrl), user: role, password }
}

/** Lets the owner mend what is wrong with the login. Returns what still is. */
async function mended(login: Login, databaseUrl: string, role: string): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    const faults = await faultsOf(login, role)
    if (faults.length === 0 || attempt > attempts) return faults
    try {
      await withClient({ connectionString: databaseUrl }, async (owner) => {
        if (login.password !== undefined) await giveLogin(owner, role, login.password)
        await refuseTables(owner, role)
      })
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error
      if (error.code === insufficientPrivilege) return [...faults, `the owner may not change it: ${error.message}`]
      await wait(attempt * 50 * Math.random())
    }
  }
}

async function giveLogin(owner: pg.Client, role: string, password: string): Promise<void> {
  const { rows } = await owner.query('select from pg_roles where rolname = $1', [role])
  const action = rows.length > 0 ? 'alter' : 'create'
  await owner.query(`${action} role ${role} login password '${verifierOf(password)}'`)
}

/** Every database has its own list of who may create tables, so a copy of a migrated one begins with PostgreSQL's. */
async function refuseTables(owner: pg.Client, role: string): Promise<void> {
  const { rows } = await owner.query<{ name: string }>('select quote_ident(current_database()) as name')
  await owner.query(`revoke temporary on database ${rows[0]!.name} from public, ${role}`)
  await owner.query(`revoke create on schema public from public, ${role}`)
}

/**
 * What PostgreSQL keeps of a password (RFC 5803), so that the password itself is in no statement and no log of the
 * server.
 */
function verifierOf(password: string): string {
  const iterations = 4096
  const salt = randomBytes(16)
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256')
  const keyed = (name: string) => createHmac('sha256', salted).update(name).digest()
  const storedKey = createHash('sha256').update(keyed('Client Key')).digest()
  const [saltText, stored, server] = [salt, storedKey, keyed('Server Key')].map((bytes) => bytes.toString('base64'))
  return `SCRAM-SHA-256$${iterations}:${saltText}$${stored}:${server}`
}

/** Why requests may not use a login: it does not work, or it can do more than the application's role should. */
async function faultsOf(login: Login, role: string): Promise<string[]> {
  try {
    return await withClient(login, (client) => rightsTooMany(client, role))
  } catch (error) {
    if (error instanceof pg.DatabaseError && loginRefused.test(error.code ?? ''))
      return [`is refused: ${error.message}`]
    throw error
  }
}

async function rightsTooMany(client: pg.Client, role: string): Promise<string[]> {
  const { rows } = await client.query<Record<string, boolean>>(
    `select r.rolsuper as "is a superuser",
      r.rolcreaterole as "may create roles",
      r.rolbypassrls or r.rolreplication as "may bypass rights",
      not r.rolsuper and pg_has_role(d.datdba, 'member') as "has the rights of the database’s owner",
      not r.rolsuper and exists (select from pg_class c where c.relnamespace = 'public'::regnamespace and pg_has_role(c.relowner, 'member'))
        as "has the rights of the tables’ owner",
      has_database_privilege(d.oid, 'temporary') as "may create temporary tables",
      has_schema_privilege('public', 'create') as "may create tables",
      not exists (select from pg_roles a where a.rolname = $1 and pg_has_role(a.oid, 'member')) as "is not a member of ${role}"
    from pg_roles r, pg_database d where r.rolname = current_user and d.datname = current_database()`,
    [role],
  )
  return Object.entries(rows[0]!).flatMap(([fault, found]) => (found ? [fault] : []))
}

/** Uses a connection of its own, which ends afterwards. */
export async function withClient<T>(config: pg.ClientConfig, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: patience, query_timeout: patience })
  // A connection that breaks later than its failure is noticed would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return await use(client)
  } finally {
    await client.end().catch(() => {})
  }
}
