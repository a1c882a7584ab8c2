import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { UnsavedGuard } from '../../../../platform/web/form/unsaved-guard.tsx'
import { isRequestError } from '../../../../platform/web/requests/graphql-client.ts'
import { DetailButtons, DetailDialog, RecordGone } from '../../../../platform/web/list/detail-dialog.tsx'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import type { OpenDetail } from '../../../../platform/web/list/use-open-detail.ts'
import { ChangedElsewhere, Presence } from '../../../records/live/web/public.ts'
import { useStatusField } from '../../../records/term-status/web/public.ts'
import { postQuery } from './post-cache.ts'
import { useRecentPost } from './use-recent-post.ts'
import { PostBody } from './post-body.tsx'
import { PostLinks } from './post-links.tsx'
import type { PostRow } from './post-listing.tsx'
import { postStatusInDetail } from './post-status.ts'

interface Props {
  readonly open: OpenDetail
  readonly actions: readonly RowAction<PostRow>[]
}

/** A post over the list it was opened from. Once it is blocked or unblocked, the next post follows. */
export default function PostDetailModal({ open, actions }: Props) {
  const { data: post } = useQuery(postQuery(open.id))
  useRecentPost(post)
  return (
    <DetailDialog open={open} title={m.posts_detail_title()} record={post} actions={actions} advances>
      <PostInDialog id={open.id} onClose={open.close} />
    </DetailDialog>
  )
}

/** OK applies a chosen status; Cancel discards it. */
function PostInDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { data: post, error, refetch } = useQuery(postQuery(id))
  const status = useStatusField(postStatusInDetail, post, onClose)
  if (isRequestError(error, 'NOT_FOUND')) return <RecordGone>{m.posts_text_post_gone()}</RecordGone>
  if (error && post === undefined) return <ListError />
  return (
    <>
      {post === undefined ? (
        <Skeleton active avatar paragraph={{ rows: 8 }} />
      ) : (
        <>
          <Presence model="POST" id={id} />
          <ChangedElsewhere model="POST" id={id} version={post.version} onTake={refetch} />
          <PostBody post={post} heading="h2" links={<PostLinks id={id} page />} status={status.field} />
        </>
      )}
      {status.may && (
        <DetailButtons>
          <Button onClick={onClose}>{m.common_cancel()}</Button>
          <Button type="primary" disabled={post === undefined} loading={status.busy} onClick={status.apply}>
            {m.common_ok()}
          </Button>
        </DetailButtons>
      )}
      {status.dialog}
      <UnsavedGuard isDirty={status.isChanged} exactAddress />
    </>
  )
}
