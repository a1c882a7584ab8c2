import type { Permission, Viewer } from './permission.ts'

/** A root field of the API: its name, its kind and who may call it. Stated once, in `*.operations.ts`. */
export interface Operation {
  readonly name: string
  readonly kind: 'query' | 'mutation'
  readonly permission: Permission
  /**
   * It takes a secret and tells whether that is right. It stands alone in its document, so that no other field shows
   * it too, and it ignores an Idempotency-Key: each guess is an attempt of its own.
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

/** Whether the viewer may call the operation. The server refuses by it, screens hide by it. */
export function mayCall(viewer: Viewer | null, operation: Operation): boolean {
  return operation.permission.allows(viewer)
}
