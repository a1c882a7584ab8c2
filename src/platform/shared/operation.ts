import type { Permission, Viewer } from './permission.ts'

/** A root field of the API: its name, its kind and who may call it. Declared once, in `*.operations.ts`. */
export interface Operation {
  readonly name: string
  readonly kind: 'query' | 'mutation'
  readonly permission: Permission
  /**
   * True if it takes a secret and reveals whether that is right. It must be alone in its document, so that no other
   * field reveals the result too. It ignores an Idempotency-Key, so that each guess counts as an attempt.
   */
  readonly provesSecret?: true
}

type Table = Record<string, Permission>
type Operations<Q extends Table, M extends Table, P extends string> = {
  readonly [K in keyof Q | keyof M | P]: Operation
}

/**
 * Declares a feature's operations. `proof` holds the mutations that prove a secret.
 *
 *     export const badgeOperations = defineOperations({ query: { cmsListBadges: admin }, mutation: {} })
 *     badgeOperations.cmsListBadges // { name: 'cmsListBadges', kind: 'query', permission: admin }
 */
export function defineOperations<Q extends Table, M extends Table, P extends string = never>(tables: {
  query: Q
  mutation: M
  proof?: Record<P, Permission>
}): Operations<Q, M, P> {
  const all: Record<string, Operation> = {}
  for (const [name, permission] of Object.entries(tables.query)) all[name] = { name, kind: 'query', permission }
  for (const [name, permission] of Object.entries(tables.mutation)) all[name] = { name, kind: 'mutation', permission }
  for (const [name, permission] of Object.entries<Permission>(tables.proof ?? {}))
    all[name] = { name, kind: 'mutation', permission, provesSecret: true }
  return all as Operations<Q, M, P>
}

/** Whether the viewer may call the operation. The server refuses calls, and screens hide controls, by this function. */
export function mayCall(viewer: Viewer | null, operation: Operation): boolean {
  return operation.permission.allows(viewer)
}
