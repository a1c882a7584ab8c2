import { z } from 'zod'
import { bulkBatch } from '../../../../platform/server/records/change-each.ts'
import { namesOf } from '../../../../platform/server/records/record-names.ts'
import { requireFilters } from '../../../../platform/server/lists/list-source.ts'
import { malformedAt } from '../../../../platform/server/refusal.ts'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { exactText, recordId } from '../../../../platform/shared/rules.ts'
import { termModels } from '../../../../platform/shared/term-status.ts'
import { User, userById } from '../../persons/server/public.ts'
import {
  type DecidedAtDesk as Decided,
  decidedAtDesk,
  type OpenReports as Open,
  openReportsOf,
} from '../../report-targets/server/public.ts'
import { termStatusOperations } from '../term-status.operations.ts'
import { listOfMany } from './term-status.bulk.ts'
import { termStatusTarget } from './term-status.targets.ts'

const OpenReports = builder.objectRef<Open>('OpenReports').implement({
  description: 'The reports of a record that a change of its status closes.',
  fields: (t) => ({
    reports: t.exposeInt('reports'),
    caseId: t.exposeID('caseId', { nullable: true, description: 'The case of the desk in which they wait.' }),
    holder: t.field({
      type: User,
      nullable: true,
      description: 'Who decides about that case at the desk now.',
      resolve: ({ holder }, _, ctx) => (holder ? ctx.load(userById, holder) : null),
    }),
    mine: t.boolean({ resolve: ({ holder }, _, { viewer }) => holder !== null && holder === viewer?._id }),
  }),
})

rootField(termStatusOperations.cmsGetOpenReports, {
  description: 'For people who may set the status of the record. Null if it has no open reports.',
  type: OpenReports,
  nullable: true,
  input: z.object({ model: z.enum(termModels), _id: recordId() }),
  resolve({ model, _id }, ctx) {
    termStatusTarget(ctx, model)
    return openReportsOf(ctx, { model, id: _id })
  },
})

const DecidedAtDesk = builder.objectRef<Decided>('DecidedAtDesk').implement({
  description: 'A record about which somebody else decides at the desk now.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.string({ nullable: true, resolve: ({ model, id }, _, ctx) => namesOf(model)(ctx, id) }),
    holder: t.field({ type: User, nullable: true, resolve: ({ holder }, _, ctx) => ctx.load(userById, holder) }),
  }),
})

/** A case can have many records, and of all that are held only those of the list count. */
const mostHeld = 1_000

rootField(termStatusOperations.cmsGetDecidedAtDesk, {
  description: 'Which of the records that a bulk change would have others decide about at the desk; at most a hundred.',
  type: [DecidedAtDesk],
  input: z.object({
    model: z.enum(termModels),
    ids: z.array(recordId()).min(1).max(mostHeld).nullish(),
    list: z.unknown().meta({ graphql: 'JSON', description: 'Filters of the list, for all that match.' }).optional(),
    of: exactText(100).nullish().describe('The list that the filters belong to; the model’s own if absent.'),
  }),
  async resolve({ model, ids, list, of }, ctx) {
    termStatusTarget(ctx, model)
    if (!ids === !list) throw malformedAt('ids', 'Give either ids or a list.')
    if (ids) return decidedAtDesk(ctx, { model, ids, limit: bulkBatch })
    const source = listOfMany(ctx, model, of)()
    const filters = requireFilters(source.spec, list, 'list')
    const held = await decidedAtDesk(ctx, { model, ids: undefined, limit: mostHeld })
    const matching = new Set(
      held.length > 0
        ? await source.among?.(
            ctx,
            filters,
            held.map(({ id }) => id),
          )
        : [],
    )
    return held.filter(({ id }) => matching.has(id)).slice(0, bulkBatch)
  },
})
