import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Skeleton } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { excerpt } from '../../../../platform/shared/excerpt.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { Moment } from '../../../../platform/web/list/cells.tsx'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { StatusMark } from '../../../records/term-status/web/public.ts'
import { recentPosts } from '../post.list.ts'
import { recentPostsDocument } from './creator.documents.ts'
import { nameOfPost } from './post-texts.ts'
import './recent-posts.css'

interface Props {
  /** A person, or with `isPage` a page in whose name posts were written. */
  readonly targetId: string
  readonly isPage?: boolean
  readonly heading: 'h2' | 'h3'
}

/** The newest posts of a person or a page, each a link to the post. */
export function RecentPosts({ targetId, isPage = false, heading: Heading }: Props) {
  const { data, isError } = useQuery({
    queryKey: ['POST', 'recent', targetId],
    queryFn: async ({ signal }) =>
      (await request(recentPostsDocument, { targetId, isPage, limit: recentPosts }, { signal })).cmsGetPostsByCreator,
  })
  return (
    <section className="recent-posts">
      <Heading>{m.posts_recent()}</Heading>
      {isError ? (
        <ListError />
      ) : data === undefined ? (
        <Skeleton active paragraph={{ rows: 3 }} />
      ) : data.length === 0 ? (
        <p>{m.posts_recent_none()}</p>
      ) : (
        <ul>
          {data.map((post) => (
            <li key={post._id}>
              <Link to="/posts/$id" params={{ id: post._id }}>
                {nameOfPost(post)}
              </Link>
              {post.status !== 'NORMAL' && <StatusMark status={post.status} />}
              {post.title && <p>{excerpt(post.content)}</p>}
              <Moment at={post.createdAt} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
