import { z } from 'zod'
import type { Feature } from '../../../../platform/server/feature.ts'
import type { Tally } from '../../../../platform/server/jobs/fold-tally.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { addListQuery, listPageType } from '../../../../platform/server/graphql/lists.ts'
import { recordById } from '../../../../platform/server/graphql/record-by-id.ts'
import { target } from '../../../../platform/server/graphql/target.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { badgeById } from '../../badges/server/public.ts'
import { badgeRequestOperations } from '../badge-request.operations.ts'
import { badgeRequestRecord } from '../badge-request.record.ts'
import { badgeRequestForm } from '../badge-request.rules.ts'
import { badgeRequestModel, setBadgeRequestStatus } from './badge-request.commands.ts'
import { badgeRequests } from './badge-request.list.ts'
import { badgeRequestById, pendingRequests } from './badge-request.queries.ts'
import { BadgeRequest } from './badge-request.type.ts'

export const tallies: readonly Tally[] = [
  { table: 'badge_request_tally', keys: ['badge_id', 'status'], sums: ['requests'] },
]
export const waiting: Feature['waiting'] = [
  { operation: badgeRequestOperations.cmsListRequestBadges, count: pendingRequests },
]

addListQuery(badgeRequests, listPageType('BadgeRequestPage', BadgeRequest), { ownArguments: ['q'] })
const reading = registerReading(badgeRequestModel, {
  record: badgeRequestRecord,
  rows: badgeRequestById,
  gone: 'badge_requests_text_gone',
})
registerRecordNames(badgeRequestModel, {
  nameOf: async (ctx, id) => {
    const request = await ctx.load(badgeRequestById, id)
    return request && `${request.title}: ${request.name}`
  },
  references: { badgeId: async (ctx, id) => (await ctx.load(badgeById, id))?.title ?? null },
})

rootField(badgeRequestOperations.getRequestBadge, {
  type: BadgeRequest,
  ...recordById(reading),
})
rootField(badgeRequestOperations.cmsBadgeSetStatus, {
  description: 'APPROVED gives the person the badge; leaving APPROVED takes only that badge away.',
  type: 'Boolean',
  input: z.intersection(target, badgeRequestForm),
  async resolve({ _id, version, status }, ctx) {
    await setBadgeRequestStatus(ctx, { _id, version }, status)
    return true
  },
})
