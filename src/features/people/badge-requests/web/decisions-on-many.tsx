import { CheckOutlined, CloseOutlined } from '@ant-design/icons'
import type { DecideBadgeRequestsMutationVariables } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/badge_requests.js'
import type { BulkAction } from '../../../../platform/web/list/list-declaration.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { succeedWithUndoOfMany } from '../../../records/audit/web/public.ts'
import { presetReasonsQuery } from '../../../records/term-status/web/public.ts'
import type { BadgeRequestStatus } from '../badge-request.list.ts'
import { badgeRequestOperations } from '../badge-request.operations.ts'
import { requestsChanged } from './badge-deciding.ts'
import { badgeRequestModel } from './badge-request-listing.tsx'
import { statusName } from './badge-request-words.ts'
import { decideBadgeRequestsDocument } from './badge-request.documents.ts'

const offered = presetReasonsQuery(badgeRequestModel)

const ofMany = (status: Exclude<BadgeRequestStatus, 'PENDING'>): BulkAction => {
  const isApproval = status === 'APPROVED'
  return {
    key: status,
    label: isApproval ? m.requests_approve : m.requests_reject_ok,
    icon: isApproval ? <CheckOutlined aria-hidden /> : <CloseOutlined aria-hidden />,
    danger: !isApproval,
    operation: badgeRequestOperations.cmsDecideBadgeRequests,
    ask: {
      title: (count) =>
        (isApproval ? m.badge_requests_approve_question : m.badge_requests_reject_question)({
          count: formatNumber(count),
        }),
      text: () => (isApproval ? m.badge_requests_many_effect() : undefined),
      reason: () => ({
        label: m.badge_requests_reason(),
        required: undefined,
        ...(!isApproval && { offered }),
      }),
    },
    async run(batch, reason, options) {
      const records = 'ids' in batch ? { ids: [...batch.ids] } : { list: batch.filters, after: batch.after }
      const variables: DecideBadgeRequestsMutationVariables = { ...records, status, reason: reason ?? null }
      return (await request(decideBadgeRequestsDocument, variables, options)).cmsDecideBadgeRequests
    },
    onDone(outcomes, began) {
      const changes = outcomes.flatMap(({ _id, version }) => (version == null ? [] : [{ _id, version }]))
      const text = m.badge_requests_decided_many({ status: statusName(status), count: formatNumber(changes.length) })
      succeedWithUndoOfMany({ title: m.common_updated(), text, model: badgeRequestModel, changes, began })
      void requestsChanged()
    },
  }
}

/** One action for each decision, on the selected requests. */
export const decisionsOnMany: readonly BulkAction[] = [ofMany('APPROVED'), ofMany('REJECTED')]
