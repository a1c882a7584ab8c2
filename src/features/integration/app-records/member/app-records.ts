import { v7 as uuidv7 } from 'uuid'
import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { eachByItself } from '../../../../platform/server/each-by-itself.ts'
import { parseInput } from '../../../../platform/server/graphql/operation-plugin.ts'
import { reasonOf, Refusal } from '../../../../platform/server/refusal.ts'
import type { Viewer } from '../../../../platform/shared/permission.ts'
import { claimExternalId, lockByExternalId } from '../../../records/external-ids/server/public.ts'
import { holdPeople } from '../../../records/persons/server/public.ts'
import { type AppRecord, appRecord, type ArrivingRecord, recordName, type RecordToDelete } from '../app-record.rules.ts'
import type { AppModel, deletionStates, upsertStates } from '../app-record.values.ts'
import { inTheNameOf, requireAuthor } from './author.ts'
import { kinds, saysAlready } from './models.ts'

interface Answer<State> {
  readonly externalId: string
  readonly _id: string | null
  readonly state: State | 'REFUSED'
  /** The key of a text. */
  readonly reason: string | null
  /** The reason as a sentence, in English. */
  readonly message: string | null
}
export type UpsertAnswer = Answer<(typeof upsertStates)[number]>
export type DeletionAnswer = Answer<(typeof deletionStates)[number]>

/**
 * Puts records of the app's own database before the moderators, and what changed in them. Each is a command of its own, by
 * the rules of members, in the name of its author. A status that staff set stays.
 */
export const upsertRecords = (ctx: Context, records: readonly ArrivingRecord[]): Promise<UpsertAnswer[]> =>
  answerEach(ctx, records, upsertRecord)

/** One of them: a command. */
export async function upsertRecord(ctx: Context, given: ArrivingRecord): Promise<Upserted> {
  const record = parseInput(appRecord, given) as AppRecord
  return command(ctx, (ctx) => put(ctx, record, given))
}

/** Deletes what was deleted in the app, as its author would here. */
export const deleteRecords = (ctx: Context, records: readonly RecordToDelete[]): Promise<DeletionAnswer[]> =>
  answerEach(ctx, records, async (ctx, given) => {
    const name = parseInput(recordName, given) as AppRecord
    return command(ctx, (ctx) => remove(ctx, name))
  })

type Done<State> = Pick<Answer<State>, '_id' | 'state'>

async function answerEach<R extends { readonly externalId: string }, State>(
  ctx: Context,
  records: readonly R[],
  work: (ctx: Context, record: R) => Promise<Done<State>>,
): Promise<Answer<State>[]> {
  // By its external id each is there once already, also if the next request holds others.
  const { once: _, ...own } = ctx
  const attempts = await eachByItself(records, (record) => work(own, record))
  return attempts.map((attempt, i): Answer<State> => {
    const { externalId } = records[i]!
    if (attempt.refusal === null) return { externalId, ...attempt.done, reason: null, message: null }
    const { refusal } = attempt
    return { externalId, _id: null, state: 'REFUSED', reason: reasonOf(refusal), message: refusal.message }
  })
}

export type Upserted = Done<(typeof upsertStates)[number]>

async function put(ctx: Context, record: AppRecord, given: ArrivingRecord): Promise<Upserted> {
  const { model, externalId, createdAt } = record
  const author = await requireAuthor(ctx, record.authorExternalId)
  const asAuthor = inTheNameOf(ctx, author)
  const newId = uuidv7()
  const _id = await claimExternalId(ctx, { model, externalId }, newId)
  const isNew = _id === newId
  if (isNew) await kinds[model].create(asAuthor, given, { id: _id, createdAt: createdAt ?? undefined })
  const said = !isNew && (await change(asAuthor, author, { model, id: _id }, given))
  const linked = await setLink(ctx, record)
  // At the end, like the caller's own rights: nothing more is locked that somebody who waits for this could hold.
  await holdPeople(ctx, [author._id])
  await requireAuthor(ctx, record.authorExternalId)
  return { _id, state: isNew ? 'CREATED' : said || linked ? 'CHANGED' : 'UNCHANGED' }
}

/** @returns whether the record says something else now */
async function change(
  ctx: Context,
  author: Viewer,
  { model, id }: { readonly model: AppModel; readonly id: string },
  given: ArrivingRecord,
): Promise<boolean> {
  const kind = kinds[model]
  const present = await kind.present(ctx, id)
  if (!present || present.isDeleted) throw new Refusal('NOT_FOUND', 'app_records_text_deleted')
  if (present.author !== author._id) throw new Refusal('FORBIDDEN', 'app_records_text_other_author')
  const next = kind.next(given, present.says)
  if (saysAlready(present.says, next)) return false
  await kind.change(ctx, id, next as never)
  return true
}

async function setLink(ctx: Context, { model, externalId, link }: AppRecord): Promise<boolean> {
  if (link === undefined) return false
  const { numUpdatedRows } = await ctx.db
    .updateTable('external_ids')
    .set({ link })
    .where('model', '=', model)
    .where('external_id', '=', externalId)
    .where('link', 'is distinct from', link)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function remove(
  ctx: Context,
  { model, externalId }: Pick<AppRecord, 'model' | 'externalId'>,
): Promise<Done<(typeof deletionStates)[number]>> {
  const _id = await lockByExternalId(ctx, { model, externalId })
  const kind = kinds[model]
  const present = _id === null ? null : await kind.present(ctx, _id)
  if (_id === null || !present) throw new Refusal('NOT_FOUND', 'app_records_text_unknown')
  if (present.isDeleted) return { _id, state: 'GONE' }
  // Whatever became of the author: the record is gone from the app already.
  const author = { _id: present.author!, group: 'MEMBER', badgeStatus: null, termStatus: 'NORMAL', areas: [] } as const
  await kind.remove(inTheNameOf(ctx, author), _id)
  return { _id, state: 'DELETED' }
}
