import { z } from 'zod'
import type { Feature } from '../../../../platform/server/feature.ts'
import type { Tally } from '../../../../platform/server/jobs/fold-tally.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { addListQuery, listPageType } from '../../../../platform/server/graphql/lists.ts'
import { BulkResult } from '../../../../platform/server/graphql/outcome.ts'
import { recordById } from '../../../../platform/server/graphql/record-by-id.ts'
import { target } from '../../../../platform/server/graphql/target.ts'
import { listSource } from '../../../../platform/server/lists/list-source.ts'
import { changeListed, listedRecords } from '../../../../platform/server/records/change-listed.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { badgeById } from '../../badges/server/public.ts'
import { badgeRequestList } from '../badge-request.list.ts'
import { badgeRequestOperations } from '../badge-request.operations.ts'
import { badgeRequestRecord } from '../badge-request.record.ts'
import { badgeDecision } from '../badge-request.rules.ts'
import { badgeRequestModel, decideBadgeRequest } from './badge-request.commands.ts'
import { badgeRequests } from './badge-request.list.ts'
import { badgeRequestById, pendingRequests } from './badge-request.queries.ts'
import { BadgeRequest } from './badge-request.type.ts'

export const tallies: readonly Tally[] = [
  { table: 'badge_request_tally', keys: ['badge_id', 'status'], sums: ['requests'] },
]
export const waiting: Feature['waiting'] = [
  { operation: badgeRequestOperations.cmsListRequestBadges, count: pendingRequests },
]

addListQuery(badgeRequests, listPageType('BadgeRequestPage', BadgeRequest), { ownArguments: ['q'], goesOn: true })
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
  input: z.intersection(target, badgeDecision),
  async resolve({ _id, version, ...decision }, ctx) {
    await decideBadgeRequest(ctx, { _id, version }, decision)
    return true
  },
})
rootField(badgeRequestOperations.cmsDecideBadgeRequests, {
  description: 'Decides up to a hundred requests, or all that filters match, a hundred a call: each by itself.',
  type: BulkResult,
  input: z.intersection(listedRecords, badgeDecision),
  resolve: ({ status, reason, ...records }, ctx) =>
    changeListed(
      ctx,
      () => listSource(ctx, badgeRequestList.name),
      records,
      async (ctx, _id) => (await decideBadgeRequest(ctx, { _id }, { status, reason })).version,
    ),
})
