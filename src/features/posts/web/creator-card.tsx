import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Modal } from 'antd'
import { m } from '../../../generated/messages/messages.js'
import { Face } from '../../../platform/web/face.tsx'
import { Facts } from '../../../platform/web/facts.tsx'
import { formatNumber } from '../../../platform/web/format-number.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import { groupName } from '../../../platform/web/group-name.ts'
import { LinkButton } from '../../../platform/web/link-button.tsx'
import { CopyId, Moment } from '../../../platform/web/list/cells.tsx'
import { usePermission } from '../../../platform/web/session.tsx'
import { RecordBody } from '../../live/web/public.ts'
import { StatusHistory, StatusMark } from '../../term-status/web/public.ts'
import { userOperations } from '../../users/user.operations.ts'
import { creatorDocument } from './creator.documents.ts'
import { RecentPosts } from './recent-posts.tsx'

interface Props {
  readonly id: string
  /** A title in place of the usual one. */
  readonly title?: string
  readonly onClose: () => void
}

/** Who created a page, a product, a group or a place: the person, and their newest posts. */
export default function CreatorCard({ id, title = m.posts_creator_title(), onClose }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['USER', 'creator', id],
    queryFn: async ({ signal }) => (await request(creatorDocument, { userId: id }, { signal })).cmsGetUser,
  })
  const mayOpen = usePermission(userOperations.cmsGetUsers)
  return (
    <Modal
      open
      centered
      width="var(--dialog-wide)"
      title={title}
      onCancel={onClose}
      footer={
        mayOpen && (
          <LinkButton to="/users" search={{ user: id }}>
            {m.posts_creator_open()}
          </LinkButton>
        )
      }
    >
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
                <StatusMark status={person.termStatus} />
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
                  <Link
                    key="posts"
                    to="/posts"
                    search={{ createdBy: id }}
                    title={m.posts_of({ name: person.fullName })}
                  >
                    {formatNumber(person.totalPosts)}
                  </Link>,
                ],
                [m.common_created_at(), <Moment key="at" at={person.createdAt} />],
              ]}
            />
            <RecentPosts targetId={id} heading="h2" />
            <StatusHistory reason={person.reason} heading="h2" />
          </>
        )}
      </RecordBody>
    </Modal>
  )
}
