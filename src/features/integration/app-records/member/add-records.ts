import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../../../platform/server/context.ts'
import { parseInput } from '../../../../platform/server/graphql/operation-plugin.ts'
import { claimExternalIds } from '../../../records/external-ids/server/public.ts'
import { holdPeople } from '../../../records/persons/server/public.ts'
import { type AppRecord, appRecord, type ArrivingRecord } from '../app-record.rules.ts'
import { type AppModel, appModels } from '../app-record.values.ts'
import type { Upserted } from './app-records.ts'
import { inTheNameOf, requireAuthors } from './author.ts'
import { kinds } from './models.ts'

/** Whether new records of this kind can be added together. */
export const areAddedTogether = (model: string): boolean => kinds[model as AppModel]?.createAll !== undefined

/**
 * Adds records within a command, all or none, by the rules and in the name of their authors, as `upsertRecords` would one
 * after another. Posts come before what refers to them.
 *
 * @returns null if one is here already, or is twice among them. Undo the command then, as after a refusal
 * @throws Refusal as `upsertRecords` answers for one of them
 */
export async function addRecords(ctx: Context, arriving: readonly ArrivingRecord[]): Promise<Upserted[] | null> {
  const records = arriving.map((given) => ({ ...(parseInput(appRecord, given) as AppRecord), given, id: uuidv7() }))
  const names = [...new Set(records.map(({ authorExternalId }) => authorExternalId))]
  const authors = await requireAuthors(ctx, names)
  for (const model of appModels) {
    const ofModel = records.filter((record) => record.model === model)
    if (ofModel.length === 0) continue
    if (!(await claimExternalIds(ctx, model, ofModel))) return null
    await kinds[model].createAll!(
      ctx,
      ofModel.map(({ id, createdAt, authorExternalId, given }) => ({
        ctx: inTheNameOf(ctx, authors.get(authorExternalId)!),
        given,
        adopted: { id, createdAt: createdAt ?? undefined },
      })),
    )
  }
  // At the end, as for one.
  await holdPeople(
    ctx,
    [...authors.values()].map(({ _id }) => _id),
  )
  await requireAuthors(ctx, names)
  return records.map(({ id }) => ({ _id: id, state: 'CREATED' }))
}
