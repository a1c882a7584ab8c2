import type { Permission, Viewer } from './permission.ts'

/** A root field of the API: its name, its kind and who may call it. Stated once, in `*.operations.ts`. */
export interface Operation {
  readonly name: string
  readonly kind: 'query' | 'mutation'
  readonly permission: Permission
}

type Table = Record<string, Permission>
type Operations<Q extends Table, M extends Table> = { readonly [K in keyof Q | keyof M]: Operation }

/**
 * Declares a feature's operations.
 *
 *     export const badgeOperations = defineOperations({ query: { cmsListBadges: admin }, mutation: {} })
 *     badgeOperations.cmsListBadges // { name: 'cmsListBadges', kind: 'query', permission: admin }
 */
export function defineOperations<Q extends Table, M extends Table>(tables: {
  query: Q
  mutation: M
}): Operations<Q, M> {
  const all: Record<string, Operation> = {}
  for (const [name, permission] of Object.entries(tables.query)) all[name] = { name, kind: 'query', permission }
  for (const [name, permission] of Object.entries(tables.mutation)) all[name] = { name, kind: 'mutation', permission }
  return all as Operations<Q, M>
}

/** Whether the viewer may call the operation. The server refuses by it, screens hide by it. */
export function mayCall(viewer: Viewer | null, operation: Operation): boolean {
  return operation.permission.allows(viewer)
}
