import { type ComponentProps, type ReactElement, type Ref, Suspense, useState } from 'react'
import { lazyPart } from './lazy-part.tsx'
import type { MenuProps } from './menu-dropdown.tsx'

/** Props that make a button open the menu: to be spread on it. */
type TriggerProps = { readonly ref: Ref<HTMLButtonElement> } & Pick<
  ComponentProps<'button'>,
  'aria-label' | 'title' | 'aria-haspopup' | 'aria-expanded' | 'onClick' | 'onKeyDown'
>

interface Props extends MenuProps {
  readonly children: (trigger: TriggerProps) => ReactElement
}

const MenuDropdown = lazyPart(() => import('./menu-dropdown.tsx'))

/**
 * A button that opens a short menu. antd's menu is loaded on the first click, so that the login does not wait for it.
 */
export function MenuButton({ children, ...menu }: Props) {
  /** Undefined until the first click. */
  const [open, setOpen] = useState<boolean>()
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null)
  const show = () => setOpen(true)
  const change = (next: boolean) => {
    const leaves = !next && document.activeElement?.closest('[role=menu]')
    if (leaves) trigger?.focus()
    setOpen(next)
  }
  const button = children({
    ref: setTrigger,
    'aria-label': menu.label,
    title: menu.label,
    'aria-haspopup': 'menu',
    'aria-expanded': open ?? false,
    ...(open === undefined && { onClick: show }),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      show()
    },
  })
  if (open === undefined) return button
  return (
    <Suspense fallback={button}>
      <MenuDropdown {...menu} open={open} onOpenChange={change}>
        {button}
      </MenuDropdown>
    </Suspense>
  )
}
