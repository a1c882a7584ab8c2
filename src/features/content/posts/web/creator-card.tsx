import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Modal } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { Face } from '../../../../platform/web/parts/face.tsx'
import { Facts } from '../../../../platform/web/parts/facts.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { groupName } from '../../../../platform/web/words/group-name.ts'
import { LinkButton } from '../../../../platform/web/parts/link-button.tsx'
import { CopyId, Moment } from '../../../../platform/web/list/cells.tsx'
import { DetailDialog } from '../../../../platform/web/list/detail-dialog.tsx'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import type { OpenDetail } from '../../../../platform/web/list/use-open-detail.ts'
import { AddedParts } from '../../../../platform/web/records/record-parts.tsx'
import { usePermission } from '../../../../platform/web/session/session.tsx'
import { RecordBody } from '../../../records/live/web/public.ts'
import { StatusHistory, StatusMark } from '../../../records/term-status/web/public.ts'
import { personOperations } from '../../../records/persons/person.operations.ts'
import { creatorDocument } from './creator.documents.ts'
import { RecentPosts } from './recent-posts.tsx'

const creatorQuery = (id: string) =>
  queryOptions({
    queryKey: ['USER', 'creator', id],
    queryFn: async ({ signal }) => (await request(creatorDocument, { userId: id }, { signal })).cmsGetUser,
  })

interface CardProps {
  readonly id: string
  readonly onClose: () => void
}

/** Who created a page, a product, a group or a place: the person, and their newest posts. */
export function CreatorCard({ id, onClose }: CardProps) {
  const mayOpen = usePermission(personOperations.cmsGetUsers)
  return (
    <Modal
      open
      centered
      width="var(--dialog-wide)"
      title={m.posts_creator_title()}
      onCancel={onClose}
      footer={
        mayOpen && (
          <LinkButton to="/users" search={{ user: id }}>
            {m.posts_creator_open()}
          </LinkButton>
        )
      }
    >
      <CreatorInDialog id={id} onClose={onClose} />
    </Modal>
  )
}

interface DetailProps {
  readonly open: OpenDetail
  readonly title: string
  readonly actions: readonly RowAction<{ readonly _id: string }>[]
}

/** The same as the detail of a list of people. */
export function CreatorDetail({ open, title, actions }: DetailProps) {
  const { data } = useQuery(creatorQuery(open.id))
  return (
    <DetailDialog open={open} title={title} record={data} actions={actions}>
      <CreatorInDialog id={open.id} onClose={open.close} />
    </DetailDialog>
  )
}

function CreatorInDialog({ id, onClose }: CardProps) {
  const { data, error, refetch } = useQuery(creatorQuery(id))
  return (
    <RecordBody
      model="USER"
      id={id}
      record={data}
      error={error}
      gone={m.posts_creator_gone()}
      reload={refetch}
      onClose={onClose}
    >
      {(person) => (
        <>
          <div className="creator-head">
            <Face person={person} size={64} />
            <div>
              <p>{person.fullName}</p>
              <StatusMark status={person.termStatus} until={person.reason?.[0]?.until} />
            </div>
          </div>
          <Facts
            facts={[
              [m.common_id(), <CopyId key="id" id={person._id} />],
              [m.common_phone_number(), person.phoneNumber],
              [m.common_email(), person.email],
              [m.common_group(), groupName(person.group)],
              [m.posts_creator_points(), formatNumber(person.point)],
              [
                m.posts_creator_posts(),
                <Link key="posts" to="/posts" search={{ createdBy: id }} title={m.posts_of({ name: person.fullName })}>
                  {formatNumber(person.totalPosts)}
                </Link>,
              ],
              [m.common_created_at(), <Moment key="at" at={person.createdAt} />],
            ]}
          />
          <RecentPosts targetId={id} heading="h2" />
          <StatusHistory reason={person.reason} heading="h2" />
          <AddedParts model="USER" record={person} />
        </>
      )}
    </RecordBody>
  )
}
