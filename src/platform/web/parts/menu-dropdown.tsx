import { Dropdown, type MenuProps as AntdMenuProps } from 'antd'
import type { ReactElement, ReactNode } from 'react'

interface MenuChoice {
  readonly key: string
  readonly label: ReactNode
  readonly icon?: ReactNode
  /** A line separates this choice from those above it. */
  readonly apart?: boolean
}

export interface MenuProps {
  readonly label: string
  readonly items: readonly MenuChoice[]
  /** The key of the current choice, if the menu is a choice. */
  readonly selected?: string
  readonly onChoose: (key: string) => void
}

interface Props extends MenuProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly children: ReactElement
}

/** The menu around the button that opens it. */
export default function MenuDropdown({ label, items, selected, onChoose, open, onOpenChange, children }: Props) {
  const isChoice = selected !== undefined
  return (
    <Dropdown
      open={open}
      onOpenChange={onOpenChange}
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      menu={{
        'aria-label': label,
        selectedKeys: isChoice ? [selected] : [],
        items: items.flatMap(({ apart, ...item }): NonNullable<AntdMenuProps['items']> => [
          ...(apart ? [{ type: 'divider' as const }] : []),
          { ...item, ...(isChoice && radio(item.key === selected)) },
        ]),
        onClick: ({ key }) => {
          onOpenChange(false)
          onChoose(key)
        },
      }}
    >
      {children}
    </Dropdown>
  )
}

/** antd passes these to the element, though its types do not know them. */
const radio = (checked: boolean): object => ({ role: 'menuitemradio', 'aria-checked': checked })
