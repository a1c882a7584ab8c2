import { notification } from 'antd'
import { useEffect } from 'react'
import { m } from '../../generated/messages/messages.js'
import { NoticeButton } from './notice-button.tsx'
import type { Notice } from './notices.tsx'

/** Shows the queued notices; errors stay longer, because they need a reaction. */
export default function NoticeBoard({
  pending,
  onShown,
}: {
  pending: readonly Notice[]
  onShown: (ids: readonly number[]) => void
}) {
  const [api, holder] = notification.useNotification({
    // Clear of a screen's buttons at the top right, and of the bar for chosen rows and a dialog's buttons at the bottom.
    placement: 'bottom',
    bottom: 80,
    stack: { threshold: 3 },
  })
  useEffect(() => {
    if (pending.length === 0) return
    for (const { id, type, title, description, action } of pending) {
      const close = () => api.destroy(id)
      api.open({
        key: id,
        type,
        title,
        description,
        duration: action ? false : type === 'error' ? 8 : 4.5,
        ...(action ? { actions: <NoticeButton action={action} onClose={close} /> } : {}),
        closable: { 'aria-label': m.common_close() },
        showProgress: true,
        pauseOnHover: true,
      })
    }
    onShown(pending.map(({ id }) => id))
  }, [api, pending, onShown])
  return holder
}
