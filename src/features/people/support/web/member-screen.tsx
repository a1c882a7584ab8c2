import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { whyNoReceiver } from '../../../../platform/shared/permission.ts'
import { liveFigures } from '../../../../platform/web/charts/live-figures.ts'
import { CopyId, Mark, Moment } from '../../../../platform/web/list/cells.tsx'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { Face } from '../../../../platform/web/parts/face.tsx'
import { Facts } from '../../../../platform/web/parts/facts.tsx'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { AddedParts } from '../../../../platform/web/records/record-parts.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { useRecentRecord } from '../../../../platform/web/requests/recent-records.ts'
import { isRequestError } from '../../../../platform/web/requests/request-error.ts'
import { NotFound } from '../../../../platform/web/screens/not-found.tsx'
import { useViewer } from '../../../../platform/web/session/session.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { groupName } from '../../../../platform/web/words/group-name.ts'
import { StatusMark } from '../../../records/term-status/web/public.ts'
import { supportCard } from './correction-model.ts'
import { MemberCorrections } from './member-corrections.tsx'
import { MemberNotices } from './member-notices.tsx'
import { MemberPoints } from './member-points.tsx'
import { supportedMemberDocument } from './support.documents.ts'
import type { SupportedMember } from './supported-member.ts'
import './support.css'

const CorrectDialog = lazyPart(() => import('./correct-dialog.tsx'))

/** `/support/{id}`: all that helps a member who asks. */
export function MemberScreen({ id }: { readonly id: string }) {
  const { data: member, error } = useQuery({
    queryKey: ['USER', 'support', id],
    queryFn: async ({ signal }) => (await request(supportedMemberDocument, { userId: id }, { signal })).cmsGetUser,
    ...liveFigures,
  })
  useRecentRecord(
    member && { id, label: member.fullName, hint: member.phoneNumber, path: `/support/${id}`, person: member },
  )
  if (isRequestError(error, 'NOT_FOUND', 'BAD_USER_INPUT')) return <NotFound />
  if (!member) return error ? <ListError /> : <Skeleton active avatar paragraph={{ rows: 8 }} />
  return (
    <section>
      <Head member={member} />
      <MemberPoints userId={id} />
      <MemberCorrections userId={id} />
      <AddedParts model={supportCard} record={member} />
      <MemberNotices userId={id} />
    </section>
  )
}

function Head({ member }: { readonly member: SupportedMember }) {
  const viewer = useViewer()
  const [correcting, setCorrecting] = useState(false)
  // Taking away is allowed of blocked people, so only these two exclude a correction.
  const refused = ['oneself', 'staff'].includes(whyNoReceiver(viewer, member) ?? '')
  return (
    <>
      <div className="support-head">
        <Face person={member} size={56} />
        <div>
          <h1 className="screen-title">{member.fullName}</h1>
          <p className="support-marks">
            <Mark tone="info">{groupName(member.group)}</Mark>
            <StatusMark status={member.termStatus} until={member.reason[0]?.until} />
          </p>
          {member.termStatus !== 'NORMAL' && <p className="support-note">{member.reason[0]?.reason}</p>}
        </div>
        {!refused && (
          <Button type="primary" onClick={() => setCorrecting(true)}>
            {m.support_correct()}
          </Button>
        )}
      </div>
      <Facts
        facts={[
          [m.support_balance(), formatNumber(member.point)],
          [m.support_earned(), formatNumber(member.earnedPoints)],
          [m.common_phone_number(), member.phoneNumber],
          [m.common_email(), member.email],
          [m.support_since(), <Moment key="at" at={member.createdAt} />],
          [m.common_id(), <CopyId key="id" id={member._id} />],
        ]}
      />
      {correcting && <CorrectDialog member={member} onClose={() => setCorrecting(false)} />}
    </>
  )
}
