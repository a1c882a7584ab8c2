import { Link } from '@tanstack/react-router'
import { m } from '../../../generated/messages/messages.js'
import { Logo } from '../logo.tsx'
import { activeLink, holds, type MenuEntry, type MenuLink } from './menu.ts'

/** The side menu: real links, so that they open in new tabs and screen readers announce them as links. */
export function Navigation({
  entries,
  pathname,
  collapsed = false,
}: {
  entries: readonly MenuEntry[]
  pathname: string
  collapsed?: boolean
}) {
  const active = activeLink(entries, pathname)
  const link = (target: MenuLink) => ({
    to: target.path,
    className: 'shell-nav-link',
    // Without it the router would also mark every entry above the open one.
    activeOptions: { exact: true },
    // When the side menu is collapsed, an entry's icon also represents its sub-entries.
    'aria-current': target === active || (collapsed && target.path === active?.path) ? ('page' as const) : undefined,
    title: collapsed ? target.label() : undefined,
  })
  return (
    <nav className="shell-nav" aria-label={m.shell_menu()}>
      <Link to="/" className="shell-brand" aria-label={m.shell_product()}>
        <Logo />
        <span className="shell-nav-label">{m.shell_product()}</span>
      </Link>
      <ul>
        {entries.map((entry) => (
          <li key={entry.path}>
            <Link {...link(entry)}>
              <span className="shell-nav-icon" aria-hidden="true">
                <entry.icon />
              </span>
              <span className="shell-nav-label">{entry.label()}</span>
            </Link>
            {!collapsed && holds(entry, active) && entry.within !== undefined && entry.within.length > 0 && (
              <ul className="shell-nav-within">
                {entry.within.map((inner) => (
                  <li key={inner.path}>
                    <Link {...link(inner)}>{inner.label()}</Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
