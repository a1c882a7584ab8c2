import { orKey, type Permission, type Viewer } from './permission.ts'

/** The two APIs: staff call `/graphql`, members and their app `/app/graphql`. */
export const audiences = ['STAFF', 'MEMBER'] as const
export type Audience = (typeof audiences)[number]

/** A root field of an API: its name, its kind and who may call it. Declared once, in `*.operations.ts`. */
export interface Operation {
  readonly audience: Audience
  readonly name: string
  readonly kind: 'query' | 'mutation'
  readonly permission: Permission
  /**
   * True if it takes a secret and reveals whether that is right. It must be alone in its document, so that no other
   * field reveals the result too. It ignores an Idempotency-Key, so that each guess counts as an attempt.
   */
  readonly provesSecret?: true
  /** True if its answer is a secret that serves at once, such as a token: there is no dry run of it. */
  readonly givesSecret?: true
  /**
   * True if a standby may answer it: a list, a search or a figure, which may be some seconds old, and on which nothing is
   * decided. It must not write.
   */
  readonly fromStandby?: true
}

type Table = Record<string, Permission>
interface Tables<Q extends Table, M extends Table, P extends string> {
  readonly query: Q
  readonly mutation: M
  /** Those mutations whose answer is a secret. */
  readonly givesSecret?: readonly (keyof M & string)[]
  /** Those queries that a standby may answer; the primary answers all others. */
  readonly fromStandby?: readonly (keyof Q & string)[]
  readonly proof?: Record<P, Permission>
}
type Operations<Q extends Table, M extends Table, P extends string> = {
  readonly [K in keyof Q | keyof M | P]: Operation
}

/**
 * Declares a feature's operations. `proof` holds the mutations that prove a secret.
 *
 *     export const badgeOperations = defineOperations({ query: { cmsListBadges: admin }, mutation: {} })
 *     badgeOperations.cmsListBadges // { audience: 'STAFF', name: 'cmsListBadges', kind: 'query', permission: admin }
 */
export const defineOperations = <Q extends Table, M extends Table, P extends string = never>(
  tables: Tables<Q, M, P>,
): Operations<Q, M, P> => operationsOf('STAFF', tables)

/** The same for the operations that members call. What members read, API keys read for them: see `read-member.ts`. */
export const defineMemberOperations = <Q extends Table, M extends Table, P extends string = never>(
  tables: Tables<Q, M, P>,
): Operations<Q, M, P> => operationsOf('MEMBER', { ...tables, query: alsoByKeys(tables.query) })

/** Whether keys call it in place of a member, whom they name. */
export const readByKeys = ({ kind, permission }: Operation): boolean =>
  kind === 'query' && permission.orKeyScope === 'READ'

const alsoByKeys = <Q extends Table>(query: Q): Q =>
  Object.fromEntries(
    Object.entries(query).map(([name, people]) => [name, people.allows(null) ? people : orKey('READ', people)]),
  ) as Q

function operationsOf<Q extends Table, M extends Table, P extends string>(
  audience: Audience,
  { query, mutation, proof, givesSecret = [], fromStandby = [] }: Tables<Q, M, P>,
): Operations<Q, M, P> {
  const all: Record<string, Operation> = {}
  for (const [name, permission] of Object.entries(query))
    all[name] = { audience, name, kind: 'query', permission, ...(fromStandby.includes(name) && { fromStandby: true }) }
  for (const [name, permission] of Object.entries(mutation))
    all[name] = {
      audience,
      name,
      kind: 'mutation',
      permission,
      ...(givesSecret.includes(name) && { givesSecret: true }),
    }
  for (const [name, permission] of Object.entries<Permission>(proof ?? {}))
    all[name] = { audience, name, kind: 'mutation', permission, provesSecret: true }
  return all as Operations<Q, M, P>
}

/** Whether the viewer may call the operation. The server refuses calls, and screens hide controls, by this function. */
export function mayCall(viewer: Viewer | null, operation: Operation): boolean {
  return operation.permission.allows(viewer)
}
