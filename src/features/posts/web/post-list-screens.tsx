import { PlusOutlined } from '@ant-design/icons'
import { lazy, Suspense } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { useDetail } from '../../../platform/web/list/list-address.ts'
import { ListScreen } from '../../../platform/web/list/list-screen.tsx'
import { useMay } from '../../../platform/web/session.tsx'
import { postOperations } from '../post.operations.ts'
import { LinkButton } from './link-button.tsx'
import { blockedPostListing, postDetail, postListing } from './post-listing.tsx'
import { usePostBlocking } from './use-post-blocking.tsx'

const PostDetailModal = lazy(() => import('./post-detail-modal.tsx'))

/** `/posts`. */
export function PostListScreen() {
  const { rowActions, bulkActions, dialog } = usePostBlocking()
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

const blockedOnly = { status: 'BLOCKED' }

/** `/posts/blocked`. */
export function BlockedPostListScreen() {
  const { rowActions, bulkActions, dialog } = usePostBlocking()
  return (
    <>
      <ListScreen
        list={blockedPostListing}
        fixed={blockedOnly}
        rowActions={rowActions}
        bulkActions={bulkActions.filter(({ key }) => key === 'unblock')}
      />
      {dialog}
      <OpenDetail />
    </>
  )
}

/** The detail that the address names, over the list. */
function OpenDetail() {
  const { id, close } = useDetail(postDetail)
  return id === undefined ? null : (
    <Suspense>
      <PostDetailModal key={id} id={id} onClose={close} />
    </Suspense>
  )
}
