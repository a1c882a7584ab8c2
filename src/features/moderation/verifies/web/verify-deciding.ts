import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { readListState } from '../../../../platform/shared/list.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { queryClient } from '../../../../platform/web/requests/query-client.ts'
import type { Deciding, Waiting } from '../../../records/requests/web/public.ts'
import { verifyList } from '../verify.list.ts'
import { verifyOperations } from '../verify.operations.ts'
import { mayBeDecided, tellDecided } from './decided.ts'
import { type VerifyDetail, verifyQuery } from './verify-cache.ts'
import { verifyStatusName } from './verify-texts.ts'
import { waitingVerifiesDocument } from './verify.documents.ts'

/** Rows decide nothing: documents are looked at first. */
export const verifyDeciding: Deciding<VerifyDetail> = {
  model: 'VERIFY',
  operation: verifyOperations.cmsSetVerifyStatus,
  nameOf: ({ targetName }) => targetName,
  isApproved: ({ status }) => status === 'VERIFIED',
  // Again, with another reason.
  isRejected: () => false,
  reason: { label: m.verifies_reject_reason, required: m.verifies_text_reason_required },
  inRows: false,
  async send({ _id, version }, { approves, reason }, options) {
    const status = approves ? 'VERIFIED' : 'REJECTED'
    return (await request(mutation('cmsSetVerifyStatus'), { _id, version, status, reason }, options)).cmsSetVerifyStatus
      .version
  },
  onDecided: ({ _id, type, version: before }, after) => tellDecided({ _id, type, before, after }),
  async meanwhile({ _id }) {
    const now = await queryClient.fetchQuery({ ...verifyQuery(_id), staleTime: 0 })
    const { status, targetName: target, decidedBy } = now
    const waits = status === 'PENDING' && mayBeDecided(now)
    const became =
      status !== 'PENDING' && decidedBy
        ? m.verifies_decided_by_other({ name: decidedBy.fullName, target, status: verifyStatusName(status) })
        : undefined
    return { waits, became }
  },
}

/** Those of the same type, whatever status the list shows. */
export const waitingVerifies: Waiting<Pick<VerifyDetail, '_id' | 'type'>> = async ({ type }, after, search) => {
  const { sort, dir } = readListState(verifyList, search)
  const variables = { after, filter: { type, status: 'PENDING' }, sortBy: { type: sort, dir } } as const
  return (await request(waitingVerifiesDocument, variables)).cmsGetVerifies.items
}
