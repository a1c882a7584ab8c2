import { Link } from '@tanstack/react-router'
import { m } from '../../../generated/messages/messages.js'
import type { WaitingFigures } from '../live/live-connection.ts'
import { Logo } from '../parts/logo.tsx'
import { activeLink, holds, type MenuEntry } from './menu.ts'
import { EntryItem, FlyoutGroup, FoldingGroup } from './navigation-items.tsx'
import { useUnfolded } from './use-unfolded.ts'

interface Props {
  readonly entries: readonly MenuEntry[]
  readonly pathname: string
  readonly waiting: WaitingFigures
  /** Shows only icons; the entries of a group open next to its icon. */
  readonly collapsed?: boolean
}

/** The side menu: real links, so that they open in new tabs and screen readers announce them as links. */
export function Navigation({ entries, pathname, waiting, collapsed = false }: Props) {
  const active = activeLink(entries, pathname)
  const { isUnfolded, toggle } = useUnfolded(entries.find((entry) => holds(entry, active))?.path)
  return (
    <nav className="shell-nav" aria-label={m.shell_menu()}>
      <Link to="/" className="shell-brand" aria-label={m.shell_product()}>
        <Logo />
        <span className="shell-nav-label">{m.shell_product()}</span>
      </Link>
      <ul>
        {entries.map((entry) => {
          const item = { entry, active, waiting: waiting[(entry.figure ?? entry).operation.name], collapsed }
          if (!entry.within?.length) return <EntryItem key={entry.path} {...item} />
          if (collapsed) return <FlyoutGroup key={entry.path} {...item} />
          const fold = { unfolded: isUnfolded(entry.path), onToggle: () => toggle(entry.path) }
          return <FoldingGroup key={entry.path} {...item} {...fold} />
        })}
      </ul>
    </nav>
  )
}
