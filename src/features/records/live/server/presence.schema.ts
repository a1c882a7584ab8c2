import { z } from 'zod'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { requireRecord } from '../../../../platform/server/records/record-reading.ts'
import { requirePermission } from '../../../../platform/server/access/rights.ts'
import { seeModerators } from '../../../../platform/shared/permission.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { readPermission } from '../../audit/audit.rules.ts'
import { recordModel } from '../../audit/server/public.ts'
import { User, userById } from '../../persons/server/public.ts'
import { liveOperations } from '../live.operations.ts'
import { leave, othersAt, heartbeat, type Viewing } from './presence.ts'

const ViewingType = builder.objectRef<Viewing>('Viewing').implement({
  fields: (t) => ({
    user: t.field({ type: User, resolve: async ({ userId }, _, ctx) => (await ctx.load(userById, userId))! }),
    since: t.expose('since', { type: 'DateTime' }),
  }),
})

rootField(liveOperations.cmsViewing, {
  description:
    'A heartbeat: the record is open in a tab (repeat it every few seconds) or, with leaving, no longer open. Returns the others who have it open, to ADMIN and STAFF.',
  type: [ViewingType],
  input: z.object({ tab: recordId(), model: recordModel, _id: recordId(), leaving: z.boolean().nullish() }),
  async resolve({ tab, model, _id, leaving }, ctx) {
    requirePermission(ctx, readPermission(model))
    if (leaving) {
      await leave(ctx, { tab, model, _id })
      return []
    }
    await requireRecord(ctx, { model, id: _id })
    await heartbeat(ctx, { tab, model, _id })
    return seeModerators.allows(ctx.viewer) ? othersAt(ctx, { model, _id }) : []
  },
})
