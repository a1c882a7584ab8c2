import { useRecentRecord } from '../../../../platform/web/requests/recent-records.ts'
import type { PostDetail } from './post-cache.ts'
import { nameOfPost } from './post-texts.ts'

/** Remembers that somebody looked at this post; undefined while it is loading. */
export function useRecentPost(post: PostDetail | undefined): void {
  useRecentRecord(
    post && {
      id: post._id,
      label: nameOfPost(post),
      hint: post.creator.fullName,
      path: `/posts/${post._id}`,
      person: post.creator,
    },
  )
}
