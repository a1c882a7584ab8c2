import { Dropdown } from 'antd'
import { useEffect, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import type { OpenMenu } from './list-row.tsx'

interface Props<Row> extends OpenMenu<Row> {
  readonly onClose: () => void
  readonly onFollow: (href: string) => void
}

/** The menu behind a row's `…` button. It is mounted only while open, and returns the focus to the button. */
export default function RowMenu<Row>({ row, name, actions, button, onClose, onFollow }: Props<Row>) {
  const [place] = useState(() => button.getBoundingClientRect())
  useEffect(() => {
    addEventListener('scroll', onClose, { capture: true, once: true })
    return () => removeEventListener('scroll', onClose, { capture: true })
  }, [onClose])

  const choose = (key: string) => {
    const action = actions.find((action) => action.key === key)
    onClose()
    // A dialog that the action opens gives the focus back to this button.
    button.focus()
    if (action?.href) onFollow(action.href(row))
    else action?.run?.(row)
  }
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      menu={{
        'aria-label': m.list_more_actions({ name }),
        items: actions.map((action) => ({
          key: action.key,
          label: action.label(row),
          icon: action.icon,
          danger: action.danger ?? false,
        })),
        onClick: ({ key }) => choose(key),
      }}
      onOpenChange={(open) => {
        if (open) return
        onClose()
        button.focus()
      }}
    >
      <span
        className="list-menu-anchor"
        style={{ left: place.left, top: place.top, width: place.width, height: place.height }}
      />
    </Dropdown>
  )
}
