import { CheckOutlined, CloseOutlined } from '@ant-design/icons'
import { useMemo, useState } from 'react'
import type { WaitingReferralsQuery } from '../../../../generated/graphql/graphql.ts'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/referrals.js'
import { ReasonDialog } from '../../../../platform/web/form/reason-dialog.tsx'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { declareList, type RowAction } from '../../../../platform/web/list/list-declaration.ts'
import { ListScreen } from '../../../../platform/web/list/list-screen.tsx'
import { loadPage } from '../../../../platform/web/list/load-page.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { CreatorLink } from '../../../records/persons/web/public.ts'
import { referralList } from '../referral.list.ts'
import { referralOperations } from '../referral.operations.ts'
import { referralsDocument } from './referral.documents.ts'
import { PersonFilter } from './person-filter.tsx'
import { statusName } from './referral-words.ts'

type Row = WaitingReferralsQuery['cmsListReferrals']['items'][number]

const load = loadPage(referralList, referralsDocument)

const listing = declareList({
  spec: referralList,
  operation: referralOperations.cmsListReferrals,
  load,
  title: m.referrals_title,
  model: 'REFERRAL',
  exports: true,
  nameOf: ({ friend }) => friend.fullName,
  filters: {
    status: { label: m.common_status, nameOf: statusName },
    person: { label: m.referrals_person, picker: PersonFilter },
  },
  sorts: { CREATED_AT: m.common_created_at },
  columns: [
    { key: 'friend', title: m.referrals_friend, cell: ({ friend }) => <CreatorLink creator={friend} /> },
    { key: 'inviter', title: m.referrals_inviter, cell: ({ inviter }) => <CreatorLink creator={inviter} /> },
    { key: 'address', title: m.referrals_address, kind: 'text' },
    { key: 'status', title: m.common_status, cell: ({ status }) => statusName(status) },
    { key: 'createdAt', title: m.common_created_at, kind: 'moment', sort: 'CREATED_AT' },
  ],
})

interface Decision {
  readonly row: Row
  readonly status: 'COUNTED' | 'REJECTED'
}

/** `/users/referrals`: friends who came by a code. Those of whom too many came from one address wait for a decision. */
export function ReferralsScreen() {
  const [asked, setAsked] = useState<Decision>()
  const { submit, busy } = useSubmission({
    send: ({ row: { _id, version }, status, reason }: Decision & { readonly reason: string }, options) =>
      request(mutation('cmsDecideReferral'), { _id, version, status, reason }, options),
    onDone() {
      notices.success(m.common_updated(), m.referrals_decided_text())
      setAsked(undefined)
      void recordsChanged('REFERRAL')
      void recordsChanged('USER')
    },
  })
  const actions = useMemo(() => [action('COUNTED', setAsked), action('REJECTED', setAsked)], [])
  return (
    <>
      <ListScreen list={listing} rowActions={actions} />
      {asked && (
        <ReasonDialog
          title={titleOf(asked)({ name: asked.row.friend.fullName })}
          text={asked.row.status === 'COUNTED' ? m.referrals_text_takes_back() : undefined}
          reason={{ label: m.common_reason(), required: m.referrals_text_reason_required() }}
          okText={asked.status === 'COUNTED' ? m.referrals_release() : m.referrals_reject()}
          danger={asked.status === 'REJECTED'}
          busy={busy}
          onOk={(reason) => void submit({ ...asked, reason: reason ?? '' })}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

function titleOf({ status }: Decision) {
  return status === 'COUNTED' ? m.referrals_release_of : m.referrals_reject_of
}

const action = (status: Decision['status'], ask: (asked: Decision) => void): RowAction<Row> => ({
  key: status,
  label: status === 'COUNTED' ? m.referrals_release : m.referrals_reject,
  icon: status === 'COUNTED' ? <CheckOutlined aria-hidden /> : <CloseOutlined aria-hidden />,
  inline: true,
  danger: status === 'REJECTED',
  operation: referralOperations.cmsDecideReferral,
  shown: (row) => row.status === 'WAITING' || (row.status === 'COUNTED' && status === 'REJECTED'),
  run: (row) => ask({ row, status }),
})
