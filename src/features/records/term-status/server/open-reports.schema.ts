import { z } from 'zod'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { termModels } from '../../../../platform/shared/term-status.ts'
import { User, userById } from '../../persons/server/public.ts'
import { type OpenReports as Open, openReportsOf } from '../../report-targets/server/public.ts'
import { termStatusOperations } from '../term-status.operations.ts'
import { termStatusTarget } from './term-status.commands.ts'

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
