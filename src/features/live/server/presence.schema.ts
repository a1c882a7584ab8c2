import { z } from 'zod'
import { builder, enumOf } from '../../../platform/server/graphql/builder.ts'
import { Refusal } from '../../../platform/shared/refusal.ts'
import { recordModels, readPermission } from '../../audit/audit.rules.ts'
import { User, userById } from '../../users/server/public.ts'
import { liveOperations } from '../live.operations.ts'
import { leave, othersAt, stay, type Viewing } from './presence.ts'

const ViewingType = builder.objectRef<Viewing>('Viewing').implement({
  fields: (t) => ({
    user: t.field({ type: User, resolve: async ({ userId }, _, ctx) => (await ctx.load(userById, userId))! }),
    since: t.expose('since', { type: 'DateTime' }),
  }),
})

builder.mutationField('cmsViewing', (t) =>
  t.field({
    operation: liveOperations.cmsViewing,
    description:
      'Says that the record is open in a tab (again and again, every few seconds) or, with leaving, that it is not any more. Gives the others who have it open.',
    input: z.object({ tab: z.uuid(), _id: z.uuid() }),
    type: [ViewingType],
    args: {
      tab: t.arg.id({ required: true }),
      model: t.arg({ type: enumOf('RecordModel', recordModels), required: true }),
      _id: t.arg.id({ required: true }),
      leaving: t.arg.boolean(),
    },
    resolve: async (_, { tab, model, _id, leaving }, ctx) => {
      if (!readPermission[model].allows(ctx.viewer)) throw new Refusal('FORBIDDEN', 'Permission Denied!')
      if (leaving) {
        await leave(ctx, { tab, model, _id })
        return []
      }
      await stay(ctx, { tab, model, _id })
      return othersAt(ctx, { model, _id })
    },
  }),
)
