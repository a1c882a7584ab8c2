import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
} from 'react'
import './menu-button.css'

export interface MenuChoice {
  readonly key: string
  readonly label: ReactNode
  readonly icon?: ReactNode
  /** Sets the choice apart from those above it. */
  readonly apart?: boolean
}

/** What makes a button the menu's: to be spread on it. */
export type TriggerProps = { readonly ref: RefObject<HTMLButtonElement | null> } & Pick<
  ComponentProps<'button'>,
  'aria-label' | 'title' | 'aria-haspopup' | 'aria-expanded' | 'popoverTarget' | 'onKeyDown'
>

/**
 * A button that opens a short menu under itself. Stands on the browser's popover (top layer, Escape, a click beside
 * it): antd's Dropdown would bring its whole Menu to the login and to every list.
 */
export function MenuButton({
  label,
  items,
  selected,
  onChoose,
  children,
}: {
  label: string
  items: readonly MenuChoice[]
  /** The key of the choice in force, if the menu is a choice. */
  selected?: string
  onChoose: (key: string) => void
  children: (trigger: TriggerProps) => ReactElement
}) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const entries = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]

  /** Under the button, ends flush, since these buttons sit at the end of their bar. */
  const place = (open: boolean) => {
    button.current?.setAttribute('aria-expanded', String(open))
    if (!open || button.current === null || menu.current === null) return
    const { bottom, right } = button.current.getBoundingClientRect()
    menu.current.style.inset = `${bottom + 6}px ${document.documentElement.clientWidth - right}px auto auto`
    const current = entries()
    ;(current.find((entry) => entry.ariaChecked === 'true') ?? current[0])?.focus()
  }

  const move = (event: KeyboardEvent) => {
    const all = entries()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const target = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 }[event.key]
    if (event.key === 'Tab') menu.current?.hidePopover()
    if (target === undefined) return
    event.preventDefault()
    all[target % all.length]?.focus()
  }

  return (
    <>
      {children({
        ref: button,
        'aria-label': label,
        title: label,
        'aria-haspopup': 'menu',
        'aria-expanded': false,
        popoverTarget: id,
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          menu.current?.showPopover()
        },
      })}
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className="menu"
        onToggle={(event) => place(event.newState === 'open')}
        onKeyDown={move}
      >
        {items.map(({ key, label: text, icon, apart }) => (
          <button
            key={key}
            type="button"
            className="menu-choice"
            data-apart={apart}
            tabIndex={-1}
            role={selected === undefined ? 'menuitem' : 'menuitemradio'}
            aria-checked={selected === undefined ? undefined : key === selected}
            onClick={() => {
              menu.current?.hidePopover()
              onChoose(key)
            }}
          >
            {icon}
            {text}
          </button>
        ))}
      </div>
    </>
  )
}
