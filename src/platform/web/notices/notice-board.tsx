import { Button, notification } from 'antd'
import { useEffect } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { type NoticeAction, NoticeButton } from './notice-button.tsx'

/** The address of a screen that a notice leads to. */
export interface NoticeLink {
  readonly label: string
  readonly href: string
}

export interface Notice {
  readonly id: number
  readonly type: 'success' | 'error' | 'warning' | 'info'
  readonly title: string
  readonly description?: string | undefined
  readonly action?: NoticeAction | NoticeLink | undefined
}

/** Seconds. Notices that need a reaction stay longer; a notice with an action is closed by its button. */
function secondsOf(type: Notice['type'], action: Notice['action']): number | false {
  if (action && 'run' in action) return false
  return action || type === 'error' ? 8 : 4.5
}

interface ActionProps {
  readonly action: NonNullable<Notice['action']>
  readonly onClose: () => void
}

function ActionOf({ action, onClose }: ActionProps) {
  if ('run' in action) return <NoticeButton action={action} onClose={onClose} />
  // Notices are outside of the router, so this loads the page; a download that has begun continues.
  return (
    <Button size="small" href={action.href}>
      {action.label}
    </Button>
  )
}

/** Shows the queued notices. */
export default function NoticeBoard({
  pending,
  onShown,
}: {
  pending: readonly Notice[]
  onShown: (ids: readonly number[]) => void
}) {
  const [api, holder] = notification.useNotification({
    // A position that covers neither a screen's buttons at the top right, nor the bulk bar or a dialog's buttons at the
    // bottom.
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
        duration: secondsOf(type, action),
        ...(action ? { actions: <ActionOf action={action} onClose={close} /> } : {}),
        closable: { 'aria-label': m.common_close() },
        showProgress: true,
        pauseOnHover: true,
      })
    }
    onShown(pending.map(({ id }) => id))
  }, [api, pending, onShown])
  return holder
}
