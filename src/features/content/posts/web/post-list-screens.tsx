import { EditOutlined, EyeOutlined, PlusOutlined } from '@ant-design/icons'
import { useMemo } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { LinkButton } from '../../../../platform/web/parts/link-button.tsx'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import { ListScreen } from '../../../../platform/web/list/list-screen.tsx'
import { narrowed } from '../../../../platform/web/list/narrowed.ts'
import type { OpenDetail } from '../../../../platform/web/list/use-open-detail.ts'
import { usePermission } from '../../../../platform/web/session/session.tsx'
import { useStatusActions } from '../../../records/term-status/web/public.ts'
import { postOperations } from '../post.operations.ts'
import { blockedPostListing, postDetail, postListing, type PostRow } from './post-listing.tsx'
import { postStatus } from './post-status.ts'

const PostDetailModal = lazyPart(() => import('./post-detail-modal.tsx'))

const view: RowAction<PostRow> = {
  key: 'view',
  label: m.posts_view,
  icon: <EyeOutlined aria-hidden />,
  inline: true,
  href: (post) => `?${postDetail}=${post._id}`,
}

const edit: RowAction<PostRow> = {
  key: 'edit',
  label: m.common_edit,
  icon: <EditOutlined aria-hidden />,
  operation: postOperations.cmsUpdatePost,
  shortcut: { letter: 'e', label: m.common_edit },
  offRow: true,
  href: (post) => `/posts/${post._id}/edit`,
}

/** The row and bulk actions of both lists of posts, and their detail. */
function usePostActions() {
  const { rowActions, ...actions } = useStatusActions(postStatus, { inline: true })
  return {
    ...actions,
    rowActions: useMemo(() => [view, ...rowActions, edit], [rowActions]),
    renderDetail: (open: OpenDetail) => <PostDetailModal open={open} actions={[edit, ...rowActions]} />,
  }
}

/** `/posts`. */
export function PostListScreen() {
  const { rowActions, bulkActions, renderDetail, dialog } = usePostActions()
  const mayCreate = usePermission(postOperations.cmsCreatePost)
  return (
    <>
      <ListScreen
        list={postListing}
        rowActions={rowActions}
        bulkActions={bulkActions}
        renderDetail={renderDetail}
        extra={
          mayCreate && (
            <LinkButton to="/posts/create" color="primary" variant="solid" icon={<PlusOutlined aria-hidden />}>
              {m.posts_create()}
            </LinkButton>
          )
        }
      />
      {dialog}
    </>
  )
}

/** `/posts/blocked`. */
export function BlockedPostListScreen() {
  const { rowActions, bulkActions, renderDetail, dialog } = usePostActions()
  return (
    <>
      <ListScreen
        list={blockedPostListing}
        rowActions={rowActions}
        bulkActions={bulkActions
          .filter(({ key }) => key === 'unblock')
          .map((action) => narrowed(action, { status: 'BLOCKED' }))}
        renderDetail={renderDetail}
      />
      {dialog}
    </>
  )
}
