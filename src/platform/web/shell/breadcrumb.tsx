import { Link, useMatches } from '@tanstack/react-router'
import { m } from '../../../generated/messages/messages.js'

/** The breadcrumb of the open screen, from its route (`staticData.breadcrumb`). */
export function Breadcrumb() {
  const breadcrumb = useMatches({ select: (matches) => matches.at(-1)?.staticData.breadcrumb })
  const params = useMatches({ select: (matches) => matches.at(-1)?.params })
  const crumbs = breadcrumb?.(params ?? {}) ?? []
  if (crumbs.length === 0) return null
  return (
    <nav className="shell-breadcrumb" aria-label={m.shell_breadcrumb()}>
      <ol>
        {crumbs.map(({ label, to }, index) => (
          <li key={label} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {to === undefined ? label : <Link to={to}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
