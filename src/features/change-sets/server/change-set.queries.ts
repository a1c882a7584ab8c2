import { type Kysely, type Selectable, sql } from 'kysely'
import type { ChangeSetItems, ChangeSets, Tables } from '../../../../database/tables.ts'
import { defineLoader, grouped, inOrder } from '../../../platform/server/context.ts'
import { loaderById } from '../../../platform/server/loader-by-id.ts'
import { invalid } from '../../../platform/server/refusal.ts'
import { planned, type PlannedModel, type PlannedOperation } from '../change-set.operations.ts'

export type ChangeSetRow = Selectable<ChangeSets>

/** What a change does to one record: its values before and after, as the audit log holds them. */
export interface Effect {
  readonly model: string
  readonly targetId: string
  readonly name: string
  readonly before: Record<string, unknown> | null
  readonly after: Record<string, unknown> | null
}

/** What a change did to one record when it took effect. */
export interface Applied extends Omit<Effect, 'name'> {
  readonly action: string
  /** The record's version after the change. */
  readonly version: number
}

export type ItemRow = Omit<Selectable<ChangeSetItems>, 'operation' | 'model' | 'input' | 'effects' | 'applied'> & {
  readonly operation: PlannedOperation
  readonly model: PlannedModel
  readonly input: Record<string, unknown>
  readonly effects: readonly Effect[]
  readonly applied: readonly Applied[] | null
}

export const changeSetById = loaderById('change_sets')

/** In the order in which changes take effect, which is also the order of their records' locks. */
const itemsOf = (db: Kysely<Tables>, ids: readonly string[]) =>
  db
    .selectFrom('change_set_items')
    .selectAll()
    .where('change_set_id', 'in', [...ids])
    .orderBy('change_set_id')
    .orderBy('model')
    .orderBy('target_id')
    .execute() as unknown as Promise<ItemRow[]>

export const itemsOfSet = (db: Kysely<Tables>, id: string): Promise<ItemRow[]> => itemsOf(db, [id])

export const itemsBySet = defineLoader<string, ItemRow[]>(async (ctx, ids) =>
  grouped(ids, await itemsOf(ctx.db, ids), (item) => item.change_set_id),
)

/** The table of a model's records, and the column with their names. */
const places = {
  VOUCHER: { table: 'vouchers', name: 'title' },
  BANNER: { table: 'banners', name: 'name' },
  BADGE: { table: 'badges', name: 'title' },
  EVENT: { table: 'events', name: 'name' },
  LUCKY_WHEEL: { table: 'lucky_wheels', name: 'title' },
} as const satisfies Record<PlannedModel, { table: keyof Tables; name: string }>

interface Present {
  readonly id: string
  readonly name: string
  readonly version: number
}

/** A record as it is now; undefined if it is gone. */
export async function present(db: Kysely<Tables>, model: string, id: string): Promise<Present | undefined> {
  return (await presentOf(db, model, [id]))[0]
}

async function presentOf(db: Kysely<Tables>, model: string, ids: readonly string[]): Promise<Present[]> {
  if (!Object.hasOwn(places, model)) return []
  const place = places[model as PlannedModel]
  const found = await sql<Present>`select id, ${sql.ref(place.name)} as name, version from ${sql.table(place.table)}
    where id in (${sql.join(ids)})`.execute(db)
  return found.rows
}

/** The versions that the records of changes have now; null for one that is gone. */
export const currentVersion = defineLoader<ItemRow, number | null>(async (ctx, items) => {
  const found = await Promise.all(
    Object.entries(Object.groupBy(items, ({ model }) => model)).map(([model, of]) =>
      presentOf(
        ctx.db,
        model,
        of.map(({ target_id }) => target_id),
      ),
    ),
  )
  return inOrder(
    items.map(({ target_id }) => target_id),
    found.flat(),
    ({ id }) => id,
  ).map((row) => row?.version ?? null)
})

/** Whether an operation that was stored, perhaps by another version of the application, can be planned now. */
export const isPlanned = (operation: string): operation is PlannedOperation => Object.hasOwn(planned, operation)

/** @throws Refusal BAD_USER_INPUT with the field `changes.<id>` if the application no longer has the operation */
export function operationOf({ id, operation }: Pick<ItemRow, 'id' | 'operation'>) {
  if (!isPlanned(operation)) throw invalid(`changes.${id}`, 'change_sets_text_operation_gone')
  return planned[operation].operation
}
