import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { UnsavedGuard } from '../../../../platform/web/form/unsaved-guard.tsx'
import { isRequestError } from '../../../../platform/web/requests/graphql-client.ts'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { NotFound } from '../../../../platform/web/screens/not-found.tsx'
import { ChangedElsewhere, Presence } from '../../../records/live/web/public.ts'
import { useStatusField } from '../../../records/term-status/web/public.ts'
import { postQuery } from './post-cache.ts'
import { useRecentPost } from './use-recent-post.ts'
import { PostBody } from './post-body.tsx'
import { PostLinks } from './post-links.tsx'
import { postStatusInDetail } from './post-status.ts'

const doNothing = () => undefined

/** The detail as a page, so that a post has an address. */
export function PostShowScreen({ id }: { readonly id: string }) {
  const { data: post, error, refetch } = useQuery(postQuery(id))
  useRecentPost(post)
  const status = useStatusField(postStatusInDetail, post, doNothing)
  if (isRequestError(error, 'NOT_FOUND', 'BAD_USER_INPUT')) return <NotFound />
  if (error && post === undefined) return <ListError />
  return (
    <section className="posts-page posts-sheet">
      <Presence model="POST" id={id} />
      {post && <ChangedElsewhere model="POST" id={id} version={post.version} onTake={refetch} />}
      {post === undefined ? (
        <Skeleton active avatar paragraph={{ rows: 8 }} />
      ) : (
        <PostBody
          post={post}
          heading="h1"
          links={<PostLinks id={id} />}
          status={
            status.may ? (
              <>
                {status.field}
                {status.differs && (
                  <Button type="primary" className="posts-apply" loading={status.busy} onClick={status.apply}>
                    {m.common_ok()}
                  </Button>
                )}
              </>
            ) : null
          }
        />
      )}
      {status.dialog}
      <UnsavedGuard isDirty={status.isChanged} />
    </section>
  )
}
