import { notification } from 'antd'
import { useEffect } from 'react'
import { m } from '../../generated/messages/messages.js'
import type { Notice } from './notices.tsx'

/** Shows notices that wait; errors stay longer, because they ask for something. */
export default function NoticeBoard({
  pending,
  onShown,
}: {
  pending: readonly Notice[]
  onShown: (ids: readonly number[]) => void
}) {
  const [api, holder] = notification.useNotification({
    placement: 'topRight',
    stack: { threshold: 3 },
  })
  useEffect(() => {
    if (pending.length === 0) return
    for (const { type, title, description } of pending) {
      api.open({
        type,
        title,
        description,
        duration: type === 'error' ? 8 : 4.5,
        closable: { 'aria-label': m.shell_close() },
        showProgress: true,
        pauseOnHover: true,
      })
    }
    onShown(pending.map(({ id }) => id))
  }, [api, pending, onShown])
  return holder
}
