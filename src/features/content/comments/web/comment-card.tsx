import { queryOptions } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '../../../../generated/messages/messages.js'
import { excerpt } from '../../../../platform/shared/excerpt.ts'
import { Facts } from '../../../../platform/web/parts/facts.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { CopyId, Moment } from '../../../../platform/web/list/cells.tsx'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import type { OpenDetail } from '../../../../platform/web/list/use-open-detail.ts'
import { OpenInApp } from '../../../records/external-ids/web/public.ts'
import { RecordCard } from '../../../records/live/web/public.ts'
import { PersonLink } from '../../../records/persons/web/public.ts'
import { StatusMark } from '../../../records/term-status/web/public.ts'
import { commentDocument } from './comment.documents.ts'

const commentQuery = (id: string) =>
  queryOptions({
    queryKey: ['COMMENT', 'one', id],
    queryFn: async ({ signal }) => (await request(commentDocument, { _id: id }, { signal })).cmsGetComment,
  })

interface Props {
  readonly open: OpenDetail
  readonly actions: readonly RowAction<{ readonly _id: string }>[]
}

/** A comment in full, over the list, with the post that it is under. */
export default function CommentCard({ open, actions }: Props) {
  return (
    <RecordCard
      model="COMMENT"
      open={open}
      query={commentQuery(open.id)}
      title={() => m.comments_record()}
      gone={m.comments_text_gone()}
      actions={actions}
    >
      {(comment) => (
        <>
          <p className="facts-prose">{comment.content}</p>
          <OpenInApp to={comment.appLink} />
          <Facts
            facts={[
              [m.common_id(), <CopyId key="id" id={comment._id} />],
              [
                m.common_status(),
                <StatusMark key="status" status={comment.termStatus} until={comment.reason[0]?.until} />,
              ],
              [
                m.comments_post(),
                <Link key="post" to="/posts/$id" params={{ id: comment.post._id }}>
                  {comment.post.title || excerpt(comment.post.content, 60) || comment.post._id}
                </Link>,
              ],
              [
                m.comments_as_page(),
                comment.commentedAsPage && (
                  <Link key="page" to="/pages" search={{ pageId: comment.commentedAsPage._id }}>
                    {comment.commentedAsPage.name}
                  </Link>
                ),
              ],
              [m.comments_creator(), <PersonLink key="creator" person={comment.creator} />],
              [m.comments_reports(), formatNumber(comment.totalReports)],
              [m.common_created_at(), <Moment key="at" at={comment.createdAt} />],
            ]}
          />
        </>
      )}
    </RecordCard>
  )
}
