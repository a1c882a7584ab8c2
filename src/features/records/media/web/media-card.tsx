import { queryOptions } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '../../../../generated/messages/messages.js'
import { excerpt } from '../../../../platform/shared/excerpt.ts'
import { Facts } from '../../../../platform/web/parts/facts.tsx'
import { withFreshLinks } from '../../../../platform/web/requests/fresh-links.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { CopyId, Moment } from '../../../../platform/web/list/cells.tsx'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import type { OpenDetail } from '../../../../platform/web/list/use-open-detail.ts'
import { RecordCard } from '../../live/web/public.ts'
import { Gallery } from './gallery.tsx'
import { PersonLink } from '../../persons/web/public.ts'
import { StatusMark } from '../../term-status/web/public.ts'
import { mediaDocument } from './media.documents.ts'
import './thumbnail.css'

const mediaQuery = (id: string) =>
  queryOptions({
    queryKey: ['MEDIA', 'one', id],
    queryFn: async ({ signal }) => (await request(mediaDocument, { _id: id }, { signal })).cmsGetMedia,
  })

interface Props {
  readonly open: OpenDetail
  readonly actions: readonly RowAction<{ readonly _id: string }>[]
}

/** A picture, which can be enlarged, or a video, which plays; and the newest posts that hold it. */
export default function MediaCard({ open, actions }: Props) {
  return (
    <RecordCard
      model="MEDIA"
      open={open}
      query={mediaQuery(open.id)}
      title={() => m.media_record()}
      gone={m.media_text_gone()}
      actions={actions}
    >
      {(media) => (
        <>
          <Gallery medias={[media]} renew={() => withFreshLinks(mediaQuery(open.id))} />
          <Facts
            facts={[
              [m.common_id(), <CopyId key="id" id={media._id} />],
              [m.common_status(), <StatusMark key="status" status={media.termStatus} until={media.reason[0]?.until} />],
              [m.media_uploader(), media.uploader && <PersonLink key="uploader" person={media.uploader} />],
              [m.media_size(), media.width && media.height && `${media.width} × ${media.height}`],
              [
                m.media_posts(),
                media.newestPosts.length > 0 && (
                  <span key="posts" className="media-posts">
                    {media.newestPosts.map((post) => (
                      <Link key={post._id} to="/posts/$id" params={{ id: post._id }}>
                        {post.title || excerpt(post.content, 60) || post._id}
                      </Link>
                    ))}
                  </span>
                ),
              ],
              [m.common_created_at(), <Moment key="at" at={media.createdAt} />],
            ]}
          />
        </>
      )}
    </RecordCard>
  )
}
