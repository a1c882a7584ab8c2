import { z } from 'zod'
import { actorId } from '../../../../platform/server/command.ts'
import { defineLoader, inOrder } from '../../../../platform/server/context.ts'
import { enumFor, memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { MemberBadge } from '../../badges/member/public.ts'
import { type BadgeRequestStatus, badgeRequestStatuses } from '../badge-request.list.ts'
import { memberBadgeRequestOperations } from '../badge-request.operations.ts'
import { badgeAsked } from '../badge-request.rules.ts'
import type { BadgeRequestRow } from '../server/badge-request.queries.ts'
import { requestBadge } from './ask.ts'

const BadgeRequest = memberBuilder.objectRef<BadgeRequestRow>('BadgeRequest').implement({
  description: 'A request of the member for a badge.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    status: t.expose('status', { type: enumFor(badgeRequestStatuses, 'MEMBER') }),
  }),
})

/** The status of the viewer's newest request for each badge. */
const ownStatus = defineLoader<string, BadgeRequestStatus | null>(async (ctx, badgeIds) => {
  const rows = await ctx.db
    .selectFrom('badge_requests')
    .distinctOn('badge_id')
    .select(['badge_id', 'status'])
    .where('user_id', '=', actorId(ctx))
    .where('badge_id', 'in', badgeIds)
    .orderBy('badge_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return inOrder(badgeIds, rows, (row) => row.badge_id).map((row) => row?.status ?? null)
})

memberBuilder.objectFields(MemberBadge, (t) => ({
  requestStatus: t.field({
    type: enumFor(badgeRequestStatuses, 'MEMBER'),
    nullable: true,
    description: 'How the newest request of the member for it stands; null without one.',
    resolve: ({ id }, _, ctx) => ctx.load(ownStatus, id),
  }),
}))

rootField(memberBadgeRequestOperations.requestBadge, {
  description: 'Asks staff for a badge, with answers to its forms. After a rejection it can be asked for again.',
  type: BadgeRequest,
  input: z.object({ data: badgeAsked.meta({ graphql: 'BadgeRequestInput' }) }),
  resolve: ({ data }, ctx) => requestBadge(ctx, data),
})
