import { useRef, useState } from 'react'
import type { SetPostTermStatusMutation } from '../../../generated/graphql/graphql.ts'
import { m } from '../../../generated/messages/messages.js'
import { ConfirmDialog } from '../../../platform/web/form/confirm-dialog.tsx'
import { ReasonDialog } from '../../../platform/web/form/reason-dialog.tsx'
import { useSubmission } from '../../../platform/web/form/use-submission.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import type { RequestError } from '../../../platform/web/request-error.ts'
import { succeedWithUndo } from '../../audit/web/public.ts'
import { usePostsChanged } from './post-cache.ts'
import { PostConflict } from './post-conflict.tsx'
import type { PostRow } from './post-listing.tsx'
import { nameOfPost, translatePostText } from './post-texts.ts'
import { setPostTermStatusDocument } from './post.documents.ts'

interface Props {
  readonly post: PostRow
  readonly onClose: () => void
}

/** Blocks a post: it must be said why. */
export function BlockPostDialog({ post, onClose }: Props) {
  const { change, conflict } = useTermStatusChange(post, 'BLOCKED', onClose)
  return (
    conflict ?? (
      <ReasonDialog
        title={m.posts_block_title()}
        text={nameOfPost(post)}
        reason={{ label: m.posts_reason(), required: m.posts_text_reason_required() }}
        okText={m.posts_block()}
        danger
        onOk={(reason) => change(reason ?? '')}
        onCancel={onClose}
      />
    )
  )
}

/** Unblocks a post, once confirmed. */
export function UnblockPostDialog({ post, onClose }: Props) {
  const { change, conflict } = useTermStatusChange(post, 'NORMAL', onClose)
  return (
    conflict ?? (
      <ConfirmDialog
        title={m.posts_unblock_question()}
        text={nameOfPost(post)}
        okText={m.posts_yes()}
        cancelText={m.posts_no()}
        onOk={() => change('')}
        onCancel={onClose}
      />
    )
  )
}

const notice = {
  BLOCKED: () => ({ title: m.posts_notice_blocked_title(), text: m.posts_notice_blocked() }),
  NORMAL: () => ({ title: m.posts_notice_unblocked_title(), text: m.posts_notice_unblocked() }),
}

interface Sent {
  readonly reason: string
  readonly version: number
}

/** Sets the status of a row upon the version that the list showed, and gives the dialog for when that is stale. */
function useTermStatusChange(post: PostRow, termStatus: keyof typeof notice, onClose: () => void) {
  const changed = usePostsChanged()
  const [stale, setStale] = useState<{ readonly error: RequestError; readonly sent: Sent }>()
  const sent = useRef(0)
  const { submit } = useSubmission<Sent, SetPostTermStatusMutation>({
    send: (change, options) => {
      sent.current = change.version
      return request(setPostTermStatusDocument, { _id: post._id, termStatus, ...change }, options)
    },
    onDone: ({ cmsSetTermStatus }) => {
      const versions = { before: sent.current, after: cmsSetTermStatus.version }
      succeedWithUndo({ ...notice[termStatus](), model: 'POST', _id: post._id, ...versions, onUndone: changed })
      onClose()
      void changed()
    },
    onConflict: (error, sent) => setStale({ error, sent }),
    translate: translatePostText,
  })
  const conflict = stale && (
    <PostConflict
      changes={stale.error.changes}
      onTake={() => {
        onClose()
        void changed()
      }}
      onApply={() => {
        setStale(undefined)
        void submit({ ...stale.sent, version: stale.error.version ?? post.version })
      }}
      onCancel={() => setStale(undefined)}
    />
  )
  return { change: (reason: string) => submit({ reason, version: post.version }), conflict }
}
