import { useQuery } from '@tanstack/react-query'
import { Button, Modal, Skeleton } from 'antd'
import { useRef } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { useDialogGuard } from '../../../platform/web/form/unsaved-guard.tsx'
import { isRequestError } from '../../../platform/web/graphql-client.ts'
import { ListError } from '../../../platform/web/list/list-empty.tsx'
import { ChangedElsewhere, Presence } from '../../live/web/public.ts'
import { useStatusField } from '../../term-status/web/public.ts'
import { postQuery } from './post-cache.ts'
import { PostBody } from './post-body.tsx'
import { PostLinks } from './post-links.tsx'
import { postStatusInDetail } from './post-status.ts'

/** A post over the list it was opened from. OK applies a chosen status; Cancel discards it. */
export default function PostDetailModal({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { data: post, error, refetch } = useQuery(postQuery(id))
  const done = useRef(false)
  const status = useStatusField(postStatusInDetail, post, () => {
    done.current = true
    onClose()
  })
  const { close, guard } = useDialogGuard(() => status.isChanged() && !done.current, onClose, true)
  return (
    <Modal
      open
      width="var(--dialog-wide)"
      className="posts-modal"
      title={m.posts_detail_title()}
      onCancel={close}
      footer={
        status.may && !error
          ? [
              <Button key="cancel" onClick={close}>
                {m.common_cancel()}
              </Button>,
              <Button
                key="ok"
                type="primary"
                disabled={post === undefined}
                loading={status.busy}
                onClick={status.apply}
              >
                {m.common_ok()}
              </Button>,
            ]
          : [
              <Button key="close" onClick={onClose}>
                {m.common_close()}
              </Button>,
            ]
      }
    >
      {error ? (
        isRequestError(error, 'NOT_FOUND') ? (
          <p role="alert">{m.posts_text_post_gone()}</p>
        ) : (
          <ListError />
        )
      ) : post === undefined ? (
        <Skeleton active avatar paragraph={{ rows: 8 }} />
      ) : (
        <>
          <Presence model="POST" id={id} />
          <ChangedElsewhere model="POST" id={id} version={post.version} onTake={refetch} />
          <PostBody post={post} heading="h2" links={<PostLinks id={id} page />} status={status.field} />
        </>
      )}
      {status.dialog}
      {guard}
    </Modal>
  )
}
