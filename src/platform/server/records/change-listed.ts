import { z } from 'zod'
import { recordId } from '../../shared/rules.ts'
import { bulkBatch, changeEach, type Outcome } from './change-each.ts'
import { command } from '../command.ts'
import type { Context } from '../context.ts'
import { type ListSource, requireFilters } from '../lists/list-source.ts'
import { invalid, malformedAt } from '../refusal.ts'

/** The arguments that select the records of a bulk change. */
export const listedRecords = z.object({
  ids: z.array(recordId()).min(1).nullish(),
  list: z.unknown().meta({ graphql: 'JSON', description: 'Filters of the list, for all that match.' }).optional(),
  after: recordId().nullish(),
})

/** Either the records with these ids, or all that match these filters, starting after the one with the id `after`. */
export type ListedRecords = z.output<typeof listedRecords>

/**
 * Changes up to a hundred records of a list, each by its own command.
 *
 * @param sourceOf the list of the filters; called only for these, since it refuses viewers who may not read the list
 * @param change returns the record's new version
 * @returns `next`: the record after which the next call continues; null at the end
 */
export async function changeListed(
  ctx: Context,
  sourceOf: () => ListSource,
  { ids: given, list, after }: ListedRecords,
  change: (ctx: Context, _id: string) => Promise<number>,
): Promise<{ outcomes: Outcome[]; next: string | null }> {
  if (!given === !list) throw malformedAt('ids', 'Give either ids or a list.')
  if (given && given.length > bulkBatch) throw invalid('ids', 'platform_text_too_many', { max: bulkBatch })
  const matching = () => {
    const source = sourceOf()
    const filters = requireFilters(source.spec, list, 'list')
    // The ids are found in a command, whose outcome is stored, because the changed records may no longer match the
    // filter when the request is repeated.
    return command(ctx, (ctx) => source.idsAfter(ctx, filters, after ?? null, bulkBatch))
  }
  const ids = given ? [...new Set(given)] : await matching()
  const outcomes = await changeEach(
    ctx,
    ids.map((_id) => ({ _id })),
    (ctx, { _id }) => change(ctx, _id),
  )
  const mayBeMore = !given && ids.length === bulkBatch
  return { outcomes, next: mayBeMore ? ids.at(-1)! : null }
}
