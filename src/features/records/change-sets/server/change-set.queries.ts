import { type Kysely, type Selectable, sql } from 'kysely'
import type { ChangeSetItems, ChangeSets, Tables } from '../../../../../database/tables.ts'
import { type Context, defineLoader, grouped, inOrder } from '../../../../platform/server/context.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { recordNames } from '../../../../platform/server/records/record-names.ts'
import { readingOf } from '../../../../platform/server/records/record-reading.ts'
import { invalid } from '../../../../platform/server/refusal.ts'
import { planned } from '../change-set.planned.ts'

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

export type ItemRow = Omit<Selectable<ChangeSetItems>, 'input' | 'effects' | 'applied'> & {
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

/** The sets that will change a record at a moment that is settled, the earliest first. */
export const scheduledSets = (db: Kysely<Tables>, targetId: string): Promise<ChangeSetRow[]> =>
  db
    .selectFrom('change_sets')
    .selectAll()
    .where('status', '=', 'SCHEDULED')
    .where('id', 'in', (items) =>
      items.selectFrom('change_set_items').select('change_set_id').where('target_id', '=', targetId),
    )
    .orderBy('apply_at')
    .orderBy('id')
    .execute()

/** How many sets each of these people should look at: those that failed, and their own that were sent back. */
export async function setsToLookAt(
  db: Kysely<Tables>,
  people: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ person: string; number: number }>`
    select person, count(*)::int as number from (
      select unnest(array[author_id, approver_id]) as person from change_sets where status = 'FAILED'
      union all select author_id from change_sets where sent_back_at is not null) as waiting
    where person = any(${people}) group by person`.execute(db)
  return new Map(rows.map(({ person, number }) => [person, number]))
}

interface CurrentRecord {
  readonly id: string
  readonly version: number
}

const currentRecords = async (ctx: Context, model: string, ids: readonly string[]) =>
  ((await readingOf(model)?.rows(ctx, ids)) ?? []) as readonly (CurrentRecord | null)[]

/** A record as it is now, within the transaction too; null if it is gone. */
export const currentRecord = async (ctx: Context, model: string, id: string): Promise<CurrentRecord | null> =>
  (await currentRecords(ctx, model, [id]))[0] ?? null

/** The name of a record as it is now; empty if it is gone or has none. */
export async function currentName(ctx: Context, model: string, id: string): Promise<string> {
  const { nameOf, nameIn } = recordNames(model)
  if (nameOf) return (await nameOf(ctx, id)) ?? ''
  const record = await currentRecord(ctx, model, id)
  return ((record && nameIn?.({ ...record })) ?? '') as string
}

/** The versions that the records of changes have now; null for one that is gone. */
export const currentVersion = defineLoader<ItemRow, number | null>(async (ctx, items) => {
  const found = await Promise.all(
    Object.entries(Object.groupBy(items, ({ model }) => model)).map(([model, of = []]) =>
      currentRecords(
        ctx,
        model,
        of.map(({ target_id }) => target_id),
      ),
    ),
  )
  return inOrder(
    items.map(({ target_id }) => target_id),
    found.flat().filter((record) => record !== null),
    ({ id }) => id,
  ).map((row) => row?.version ?? null)
})

/** Whether an operation that was stored, perhaps by another version of the application, can be planned now. */
export const isPlanned = (operation: string): boolean => Object.hasOwn(planned, operation)

/** Whether a change creates a record. Then the record has the id of the change. */
export const isCreation = ({ operation }: Pick<ItemRow, 'operation'>): boolean => planned[operation]?.creates ?? false

/** @throws Refusal BAD_USER_INPUT with the field `changes.<id>` if the application no longer has the operation */
export function operationOf({ id, operation }: Pick<ItemRow, 'id' | 'operation'>) {
  if (!isPlanned(operation)) throw invalid(`changes.${id}`, 'change_sets_text_operation_gone')
  return planned[operation]!.operation
}
