import type { MemberSpinsQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { CopyId, Moment } from '../../../../platform/web/list/cells.tsx'
import type { SmallColumn } from '../../../../platform/web/parts/small-table.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { MemberSection } from '../../../people/support/web/public.ts'
import { memberSpinsDocument } from './member-spins.documents.ts'

type Spin = MemberSpinsQuery['cmsMemberSpins']['items'][number]

/** The turns of a member on all wheels, on the page of support. */
export default function MemberSpins({ userId }: { readonly userId: string }) {
  return (
    <MemberSection
      title={m.lucky_wheel_spins_of_member()}
      userId={userId}
      name="spins"
      load={async (after, signal) => (await request(memberSpinsDocument, { userId, after }, { signal })).cmsMemberSpins}
      columns={columns}
      empty={m.lucky_wheel_spins_of_member_none()}
    />
  )
}

const columns: readonly SmallColumn<Spin>[] = [
  { title: m.lucky_wheel_spins_wheel, cell: ({ wheelTitle }) => wheelTitle ?? '—' },
  {
    title: m.lucky_wheel_spins_outcome,
    cell: ({ prize, code }) => (prize ? [prize, code].filter(Boolean).join(': ') : m.lucky_wheel_spins_nothing()),
  },
  { title: m.common_created_at, cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { title: m.common_id, cell: ({ _id }) => <CopyId id={_id} /> },
]
