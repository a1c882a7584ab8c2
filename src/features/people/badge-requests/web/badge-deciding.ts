import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { readListState, wireFilters } from '../../../../platform/shared/list.ts'
import { ToldFailure } from '../../../../platform/web/form/failure.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { queryClient } from '../../../../platform/web/requests/query-client.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { succeedWithUndo } from '../../../records/audit/web/public.ts'
import type { Deciding, Waiting } from '../../../records/requests/web/public.ts'
import { badgeRequestList } from '../badge-request.list.ts'
import { badgeRequestOperations } from '../badge-request.operations.ts'
import { type AskedBadge, badgeRequestQuery } from './badge-request-query.ts'
import { badgeRequestModel, type RequestRow } from './badge-request-listing.tsx'
import { statusName } from './badge-request-words.ts'
import { waitingBadgeRequestsDocument } from './badge-request.documents.ts'

/** A decision changes the person's badge too. */
export const requestsChanged = () => Promise.all([recordsChanged(badgeRequestModel), recordsChanged('USER')])

/** Tells of a decision, offers its undo, and refreshes what shows it. */
export function tellDecided(_id: string, before: number, after: number): void {
  const notice = { title: m.common_updated(), text: m.badge_requests_updated_text() }
  succeedWithUndo({ ...notice, model: badgeRequestModel, _id, before, after })
  void requestsChanged()
}

/** Everybody but the one who asks may decide. */
export const mayBeDecided = ({ isOwn }: RequestRow): boolean => !isOwn

export const badgeDeciding: Deciding<RequestRow> = {
  model: badgeRequestModel,
  operation: badgeRequestOperations.cmsBadgeSetStatus,
  nameOf: ({ creator }) => creator.fullName,
  isApproved: ({ status }) => status === 'APPROVED',
  isRejected: ({ status }) => status === 'REJECTED',
  reason: { label: m.badge_requests_reason },
  inRows: true,
  async send({ _id, version }, { approves, reason }, options) {
    const variables = { _id, version, status: approves ? 'APPROVED' : 'REJECTED', reason } as const
    if (!(await request(mutation('cmsBadgeSetStatus'), variables, options)).cmsBadgeSetStatus)
      throw new ToldFailure(m.badge_requests_failed())
    return version + 1
  },
  onDecided: ({ _id, version }, after) => tellDecided(_id, version, after),
  async meanwhile({ _id }) {
    const { status, creator } = await queryClient.fetchQuery({ ...badgeRequestQuery(_id), staleTime: 0 })
    return {
      waits: status === 'PENDING',
      became: m.badge_requests_became({ name: creator.fullName, status: statusName(status) }),
    }
  },
}

/** Those that match the list's other filters, in its order. */
export const waitingRequests: Waiting<AskedBadge> = async (_, after, search) => {
  const state = readListState(badgeRequestList, search)
  const { q = null, ...filter } = wireFilters(badgeRequestList, { ...state, status: 'PENDING' })
  const variables = { after, q, filter, sortBy: { type: state.sort, dir: state.dir } }
  return (await request(waitingBadgeRequestsDocument, variables)).cmsListRequestBadges.items
}
