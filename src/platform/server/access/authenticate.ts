import { errors, jwtVerify, SignJWT } from 'jose'
import { type InferResult, type Kysely, sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { Tables } from '../../../../database/tables.ts'
import type { Audience } from '../../shared/operation.ts'
import type { Area, Viewer } from '../../shared/permission.ts'
import { secondFactorGroupsKey } from '../../shared/second-factor.ts'
import type { ApiKey, App } from '../context.ts'
import { fixedStatement } from '../database/statement.ts'

/** Lifetime of an id token in seconds. */
export const idTokenLifetime = 15 * 60

const algorithm = 'HS256'
const issuer = 'backoffice'
/**
 * The audiences of our tokens: a token of one API is refused by the other one, and no other product with the same secret
 * accepts it, nor we its tokens.
 */
const audienceClaims: Readonly<Record<Audience, string>> = { STAFF: 'backoffice-api', MEMBER: 'backoffice-app' }
/** What a member's token is for besides. By this claim alone: a replica that knows none of it yet refuses such a token. */
const dryRunClaim = '-dry-run'
const sandboxClaim = '-sandbox'

const claimOf = (audience: Audience, { dryRun = false, sandbox = false }: TokenUse): string =>
  audienceClaims[audience] + (sandbox ? sandboxClaim : '') + (dryRun ? dryRunClaim : '')

interface TokenUse {
  /** Requests with the token only rehearse. */
  readonly dryRun?: boolean
  /** They take place in the sandbox. */
  readonly sandbox?: boolean
}

interface Said extends Required<TokenUse> {
  readonly audience: Audience
}

/** What each claim that we write says. */
const sayings: readonly Said[] = [
  { audience: 'STAFF', dryRun: false, sandbox: false },
  { audience: 'MEMBER', dryRun: false, sandbox: false },
  { audience: 'MEMBER', dryRun: true, sandbox: false },
  { audience: 'MEMBER', dryRun: false, sandbox: true },
  { audience: 'MEMBER', dryRun: true, sandbox: true },
]
const claimsSaid = new Map(sayings.map((said) => [claimOf(said.audience, said), said]))
/** Seconds by which the clock of the replica that made a token may be ahead of ours. */
const clockTolerance = 5

/**
 * Signs an id token, which names the person and the session. The permissions are read from the database at each
 * request.
 *
 * @param use of a member's token
 */
export function signIdToken(
  key: Uint8Array,
  userId: string,
  sessionId: string,
  now = Date.now(),
  audience: Audience = 'STAFF',
  use: TokenUse = {},
): Promise<string> {
  const seconds = Math.floor(now / 1000)
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(claimOf(audience, use))
    .setSubject(userId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + idTokenLifetime)
    .sign(key)
}

interface Claims extends Said {
  readonly userId: string
  readonly sessionId: string
  /** Milliseconds. */
  readonly expiresAt: number
}

/** Verified tokens, by their text: checking a signature costs more than everything else in a small request. */
const verifiedTokens = new WeakMap<Uint8Array, Map<string, Claims>>()
const genuineKept = 5_000

/** The claims of a token; throws jose's error if it is forged, malformed, not ours, not yet valid or expired. */
async function claimsOf(key: Uint8Array, token: string): Promise<Claims> {
  let known = verifiedTokens.get(key)
  if (!known) verifiedTokens.set(key, (known = new Map()))
  const before = known.get(token)
  if (before && before.expiresAt > Date.now()) return before
  known.delete(token)
  const claims = await verifiedClaims(key, token)
  known.set(token, claims)
  if (known.size > genuineKept) known.delete(known.keys().next().value!)
  return claims
}

async function verifiedClaims(key: Uint8Array, token: string): Promise<Claims> {
  const { payload } = await jwtVerify(token, key, {
    algorithms: [algorithm],
    typ: 'JWT',
    issuer,
    audience: [...claimsSaid.keys()],
    requiredClaims: ['sub', 'sid', 'aud', 'iat', 'exp'],
  })
  const { sub, sid, iat, exp } = payload as { sub: string; sid: unknown; iat: number; exp: number }
  const refused = (claim: string) =>
    new errors.JWTClaimValidationFailed(`"${claim}" is not as we write it`, payload, claim)
  if (iat > Date.now() / 1000 + clockTolerance) throw refused('iat')
  if (exp - iat > idTokenLifetime) throw refused('exp')
  if (!isUuid(sub)) throw refused('sub')
  if (typeof sid !== 'string' || !isUuid(sid)) throw refused('sid')
  const said = typeof payload.aud === 'string' ? claimsSaid.get(payload.aud) : undefined
  if (!said) throw refused('aud')
  return { userId: sub, sessionId: sid, ...said, expiresAt: exp * 1000 }
}

const bearer = (header: string | undefined) => /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header ?? '')?.[1]

/** Whether an Authorization header holds a token signed by us, even if it has expired or its session has ended. */
export async function isSignedByUs(key: Uint8Array, header: string | undefined): Promise<boolean> {
  const token = bearer(header)
  if (token === undefined) return false
  return claimsOf(key, token).then(
    () => true,
    (error) => error instanceof errors.JWTExpired,
  )
}

/** The person whom a valid token names, without asking whether the session is open. */
export async function signerOf(key: Uint8Array, header: string | undefined): Promise<string | null> {
  const token = bearer(header)
  if (token === undefined) return null
  return claimsOf(key, token).then(
    ({ userId }) => userId,
    () => null,
  )
}

export interface Authentication {
  readonly viewer: Viewer | null
  readonly sessionId: string | null
  readonly key: ApiKey | null
  readonly tokenOfKey: string | null
  /** The token only rehearses. */
  readonly dryRun: boolean
  /** It is for the sandbox. */
  readonly sandbox: boolean
  /** The person's group must have a second factor and the person has none: only its setup is allowed. */
  readonly secondFactorDemanded: boolean
  readonly tokenProblem: 'expired' | 'ended' | 'malformed' | null
}

export const nobody = (tokenProblem: Authentication['tokenProblem']): Authentication => ({
  viewer: null,
  sessionId: null,
  key: null,
  tokenOfKey: null,
  dryRun: false,
  sandbox: false,
  secondFactorDemanded: false,
  tokenProblem,
})

/** Whether the row's person must set up a second factor. The setting lists groups, separated by commas. */
const demanded = sql<boolean>`exists (
    select from configs where key = ${secondFactorGroupsKey} and users.user_group = any (string_to_array(regexp_replace(value, '\\s', '', 'g'), ','))
  ) and not exists (select from second_factors f where f.user_id = users.id and f.confirmed_at is not null)`

/**
 * Who sends this Authorization header to this API. Session, group and status are read for every request, so that a block, a
 * demotion or a logout takes effect with the next request.
 */
export async function authenticate(
  { database, tokenKey: key }: Pick<App, 'database' | 'tokenKey'>,
  header: string | undefined,
  audience: Audience = 'STAFF',
): Promise<Authentication> {
  if (!header) return nobody(null)
  const token = bearer(header)
  if (!token) return nobody('malformed')
  let claims: Claims
  try {
    claims = await claimsOf(key, token)
  } catch (error) {
    return nobody(error instanceof errors.JWTExpired ? 'expired' : 'malformed')
  }
  const { userId, sessionId, sandbox, dryRun } = claims
  if (claims.audience !== audience) return nobody('malformed')
  const { kysely: db } = sandbox ? database.sandbox : database
  const session = (await openSessions(db, [sessionId])).get(sessionId)
  if (session?.viewer._id !== userId || session.audience !== audience) return nobody('ended')
  // A second factor is set up in the back office, where whoever needs one is stopped.
  const secondFactorDemanded = audience === 'STAFF' && session.secondFactorDemanded
  return { ...session, dryRun, sandbox, secondFactorDemanded, sessionId, tokenProblem: null }
}

/** The current state of a person who may sign in. */
export interface ActivePerson {
  readonly viewer: Viewer
  readonly secondFactorDemanded: boolean
}

/** The areas granted to the row's person, as a list; they count for members of STAFF only. */
const grantedAreas = sql<
  Area[]
>`array(select area from grants where user_id = users.id and users.user_group = 'STAFF' order by area)`

const activePeople = (db: Kysely<Tables>) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.user_group', 'users.badge_status', 'users.term_status'])
    .select([demanded.as('second_factor_demanded'), grantedAreas.as('areas')])
    .where('users.term_status', '<>', 'BLOCKED')
    .where('users.deleted', '=', false)

type ActiveRow = InferResult<ReturnType<typeof activePeople>>[number]

const asActivePerson = (row: ActiveRow): ActivePerson => ({
  viewer: {
    _id: row.id,
    group: row.user_group,
    badgeStatus: row.badge_status,
    termStatus: row.term_status,
    areas: row.areas,
  },
  secondFactorDemanded: row.second_factor_demanded,
})

/** The person, unless blocked or deleted. */
export const activePerson = async (db: Kysely<Tables>, id: string): Promise<ActivePerson | null> =>
  (await activePeopleById(db, [id])).get(id) ?? null

/** The same for several people; those who are blocked or deleted are left out. */
export async function activePeopleById(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ActivePerson>> {
  const rows = await activePeople(db)
    .where(sql<boolean>`users.id = any (${ids}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, asActivePerson(row)]))
}

type SessionRow = ActiveRow & { readonly session_id: string; readonly audience: string; readonly key_id: string | null }

/** A token that a key gave ends with the key. */
const keyServes = sql<boolean>`(sessions.key_id is null or exists (
    select from api_keys k where k.id = sessions.key_id and k.ended_at is null and k.ends_at > now()
  ))`

const sessionsAlive = (held: boolean, outsideOfSandbox: boolean) =>
  fixedStatement<{ ids: readonly string[] }, SessionRow>((db, { ids }) =>
    activePeople(outsideOfSandbox ? db.withSchema('public') : db)
      .innerJoin('sessions', 'sessions.user_id', 'users.id')
      .select(['sessions.id as session_id', 'sessions.audience', 'sessions.key_id'])
      .where(sql<boolean>`sessions.id = any (${ids})`)
      .where('sessions.ended_at', 'is', null)
      .where(keyServes)
      .$if(held, (query) => query.modifyEnd(sql`for share of sessions`))
      .compile(),
  )
const alive = { here: sessionsAlive(false, false), outside: sessionsAlive(false, true) }
const aliveAndHeld = { here: sessionsAlive(true, false), outside: sessionsAlive(true, true) }

interface OpenSession extends ActivePerson {
  readonly audience: string
  readonly key: null
  readonly tokenOfKey: string | null
}

/**
 * Those of the given sessions that are open, with their people.
 *
 * @param held whether a transaction that ends one must wait until this transaction is over
 * @param outsideOfSandbox although `db` may see the sandbox: staff who look into it have their sessions here
 */
export async function openSessions(
  db: Kysely<Tables>,
  ids: readonly string[],
  { held = false, outsideOfSandbox = false } = {},
): Promise<Map<string, OpenSession>> {
  const rows = await (held ? aliveAndHeld : alive)[outsideOfSandbox ? 'outside' : 'here'](db, { ids })
  return new Map(
    rows.map((row) => [
      row.session_id,
      { ...asActivePerson(row), audience: row.audience, key: null, tokenOfKey: row.key_id },
    ]),
  )
}
