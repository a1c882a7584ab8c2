import { EyeOutlined, PlusOutlined } from '@ant-design/icons'
import { lazy, Suspense, useMemo } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { LinkButton } from '../../../platform/web/link-button.tsx'
import { useDetail } from '../../../platform/web/list/list-address.ts'
import type { BulkAction, RowAction } from '../../../platform/web/list/list-declaration.ts'
import { ListScreen } from '../../../platform/web/list/list-screen.tsx'
import { useMay } from '../../../platform/web/session.tsx'
import { useStatusActions } from '../../term-status/web/public.ts'
import { postOperations } from '../post.operations.ts'
import { blockedPostListing, postDetail, postListing, type PostRow } from './post-listing.tsx'
import { postStatus } from './post-status.ts'

const PostDetailModal = lazy(() => import('./post-detail-modal.tsx'))

const view: RowAction<PostRow> = {
  key: 'view',
  label: m.posts_view,
  icon: <EyeOutlined aria-hidden />,
  inline: true,
  href: (post) => `?${postDetail}=${post._id}`,
}

/** The row and bulk actions of both lists of posts. */
function usePostActions() {
  const { rowActions, ...actions } = useStatusActions(postStatus, { inline: true })
  return { ...actions, rowActions: useMemo(() => [view, ...rowActions], [rowActions]) }
}

/** `/posts`. */
export function PostListScreen() {
  const { rowActions, bulkActions, dialog } = usePostActions()
  const mayCreate = useMay(postOperations.cmsCreatePost)
  return (
    <>
      <ListScreen
        list={postListing}
        rowActions={rowActions}
        bulkActions={bulkActions}
        extra={
          mayCreate && (
            <LinkButton to="/posts/create" color="primary" variant="solid" icon={<PlusOutlined aria-hidden />}>
              {m.posts_create()}
            </LinkButton>
          )
        }
      />
      {dialog}
      <OpenDetail />
    </>
  )
}

/**
 * "All that match" on that screen means blocked posts only, while the server's filter is that of all posts: so the
 * status is added.
 */
const amongBlocked = (action: BulkAction): BulkAction => ({
  ...action,
  run: (batch, ...rest) =>
    action.run('ids' in batch ? batch : { ...batch, filters: { ...batch.filters, status: 'BLOCKED' } }, ...rest),
})

/** `/posts/blocked`. */
export function BlockedPostListScreen() {
  const { rowActions, bulkActions, dialog } = usePostActions()
  return (
    <>
      <ListScreen
        list={blockedPostListing}
        rowActions={rowActions}
        bulkActions={bulkActions.filter(({ key }) => key === 'unblock').map(amongBlocked)}
      />
      {dialog}
      <OpenDetail />
    </>
  )
}

/** The detail named in the address, over the list. */
function OpenDetail() {
  const { id, close } = useDetail(postDetail)
  return id === undefined ? null : (
    <Suspense>
      <PostDetailModal key={id} id={id} onClose={close} />
    </Suspense>
  )
}
