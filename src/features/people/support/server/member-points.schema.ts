import { z } from 'zod'
import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { asked, cursorInput, cursorPageType } from '../../../../platform/server/graphql/cursor.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { newestOfMember } from '../../../../platform/server/lists/newest.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { pointCauses } from '../../../records/persons/user.list.ts'
import type { Entry } from '../../trusted-points/server/public.ts'
import { supportOperations } from '../support.operations.ts'

const PointCause = enumOf('PointCause', pointCauses)
const ruleById = loaderById('trusted_point_configs')

const MemberPointEntry = builder.objectRef<Entry>('MemberPointEntry').implement({
  description: 'A change of a member’s points.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    amount: t.expose('amount', { type: 'Points', description: 'Negative for what was spent or taken away.' }),
    cause: t.expose('cause', { type: PointCause }),
    rule: t.string({
      nullable: true,
      description: 'The rule that gave them.',
      resolve: async ({ config_id }, _, ctx) =>
        (config_id && (await ctx.load(ruleById, config_id))?.description) || null,
    }),
    postId: t.exposeID('post_id', { nullable: true }),
    note: t.exposeString('note', { nullable: true, description: 'What staff said who changed them by hand.' }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
  }),
})

rootField(supportOperations.cmsMemberPoints, {
  description: 'All changes of a member’s points, the newest first.',
  type: cursorPageType('MemberPointEntryPage', MemberPointEntry, builder),
  input: z.object({ userId: recordId(), ...cursorInput }),
  resolve: ({ userId, ...page }, ctx) => newestOfMember(ctx, 'point_entries', userId, asked(page)),
})
