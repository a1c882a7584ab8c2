import { Dropdown, type MenuProps } from 'antd'
import type { ReactNode } from 'react'

/** A button that opens a short menu under itself. */
export function MenuButton({
  label,
  items,
  selected,
  onChoose,
  children,
  className = 'icon-button',
}: {
  label: string
  items: NonNullable<MenuProps['items']>
  /** The key of the choice in force, if the menu is a choice. */
  selected?: string
  onChoose: (key: string) => void
  children: ReactNode
  className?: string
}) {
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      menu={{
        items,
        onClick: ({ key }) => onChoose(key),
        ...(selected === undefined ? {} : { selectable: true, selectedKeys: [selected] }),
      }}
    >
      <button type="button" className={className} aria-label={label} title={label} aria-haspopup="menu">
        {children}
      </button>
    </Dropdown>
  )
}
