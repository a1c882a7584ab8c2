import { EyeOutlined, LockOutlined, UnlockOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import type { TermStatus } from '../../../platform/shared/permission.ts'
import type { BulkAction, RowAction } from '../../../platform/web/list/list-declaration.ts'
import { termStatusOperations } from '../../term-status/term-status.operations.ts'
import { setStatusOfMany } from '../../term-status/web/public.ts'
import { blockedPostList, postList } from '../post.list.ts'
import { postDetail, type PostRow } from './post-listing.tsx'
import { translatePostText } from './post-texts.ts'

const BlockPostDialog = lazy(async () => ({ default: (await import('./blocking-dialogs.tsx')).BlockPostDialog }))
const UnblockPostDialog = lazy(async () => ({ default: (await import('./blocking-dialogs.tsx')).UnblockPostDialog }))

interface Asked {
  readonly to: 'block' | 'unblock'
  readonly post: PostRow
}

/** What the two lists of posts can do to one row and to many, and the dialog that is open for a row. */
export function usePostBlocking(): {
  rowActions: readonly RowAction<PostRow>[]
  bulkActions: readonly BulkAction[]
  dialog: ReactNode
} {
  const [asked, setAsked] = useState<Asked>()
  const bulkActions = useBulkActions()
  const Dialog = asked?.to === 'block' ? BlockPostDialog : UnblockPostDialog
  return {
    rowActions: useMemo(() => rowActionsOf(setAsked), []),
    bulkActions,
    dialog: asked && (
      <Suspense>
        <Dialog post={asked.post} onClose={() => setAsked(undefined)} />
      </Suspense>
    ),
  }
}

const rowActionsOf = (ask: (asked: Asked) => void): readonly RowAction<PostRow>[] => [
  {
    key: 'view',
    label: m.posts_view,
    icon: <EyeOutlined aria-hidden />,
    inline: true,
    href: (post) => `?${postDetail}=${post._id}`,
  },
  {
    key: 'block',
    label: m.posts_block,
    icon: <LockOutlined aria-hidden />,
    inline: true,
    danger: true,
    operation: termStatusOperations.cmsSetTermStatus,
    shown: (post) => post.status !== 'BLOCKED',
    run: (post) => ask({ to: 'block', post }),
  },
  {
    key: 'unblock',
    label: m.posts_unblock,
    icon: <UnlockOutlined aria-hidden />,
    inline: true,
    operation: termStatusOperations.cmsSetTermStatus,
    shown: (post) => post.status === 'BLOCKED',
    run: (post) => ask({ to: 'unblock', post }),
  },
]

function useBulkActions(): readonly BulkAction[] {
  const queryClient = useQueryClient()
  return useMemo(() => {
    const run = (termStatus: TermStatus): BulkAction['run'] => {
      const setStatus = setStatusOfMany('POST', termStatus, translatePostText)
      return async (...batch) => {
        const result = await setStatus(...batch)
        // The list on show is fetched again at the end; what is not on show, when it is looked at.
        for (const { name } of [postList, blockedPostList]) {
          void queryClient.invalidateQueries({ queryKey: [name], refetchType: 'none' })
        }
        return result
      }
    }
    return [
      {
        key: 'block',
        label: m.posts_block,
        icon: <LockOutlined aria-hidden />,
        danger: true,
        operation: termStatusOperations.cmsSetTermStatusOfMany,
        ask: {
          title: (count) => m.posts_block_many_title({ count }),
          text: () => m.posts_block_many_text(),
          reason: { label: m.posts_reason, required: m.posts_text_reason_required },
        },
        run: run('BLOCKED'),
      },
      {
        key: 'unblock',
        label: m.posts_unblock,
        icon: <UnlockOutlined aria-hidden />,
        operation: termStatusOperations.cmsSetTermStatusOfMany,
        ask: { title: (count) => m.posts_unblock_many_title({ count }), text: () => m.posts_unblock_many_text() },
        run: run('NORMAL'),
      },
    ]
  }, [queryClient])
}
