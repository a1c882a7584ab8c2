import { RightOutlined } from '@ant-design/icons'
import { createLink } from '@tanstack/react-router'
import { type ComponentProps, useId, useRef, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { formatCompact, formatNumber } from '../words/format-number.ts'
import { holds, linksWithin, type MenuEntry, type MenuLink } from './menu.ts'

interface ItemProps {
  readonly entry: MenuEntry
  /** The link of the open screen. */
  readonly active: MenuLink | undefined
  /** How many records wait to be handled at this entry; 0 is not shown. */
  readonly waiting: number | undefined
  readonly collapsed: boolean
}

/** An entry without others below it. */
export function EntryItem(props: ItemProps) {
  return (
    <li>
      <EntryLink {...props} current={props.entry === props.active ? 'page' : undefined} />
    </li>
  )
}

/** An entry with a button that folds and unfolds those below it. */
export function FoldingGroup({
  unfolded,
  onToggle,
  ...props
}: ItemProps & { readonly unfolded: boolean; readonly onToggle: () => void }) {
  const { entry, active } = props
  const id = useId()
  return (
    <li>
      <div className="shell-nav-row">
        <EntryLink {...props} current={entry === active ? 'page' : unfolded ? undefined : standsFor(entry, active)} />
        <button
          type="button"
          className="shell-nav-fold"
          aria-expanded={unfolded}
          aria-controls={unfolded ? id : undefined}
          aria-label={m.shell_menu_within({ name: entry.label() })}
          onClick={onToggle}
        >
          <RightOutlined aria-hidden />
        </button>
      </div>
      {unfolded && (
        <ul id={id} className="shell-nav-within">
          <InnerLinks links={entry.within ?? []} active={active} />
        </ul>
      )}
    </li>
  )
}

/** In the collapsed menu: an icon that opens a box next to it, with the entry and those below it. */
export function FlyoutGroup({ entry, active, waiting }: ItemProps) {
  const id = useId()
  const links = linksWithin(entry)
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [place, setPlace] = useState<{ top: number } | { bottom: number }>()
  return (
    <li>
      <button
        type="button"
        className="shell-nav-link"
        popoverTarget={id}
        aria-expanded={open}
        aria-current={standsFor(entry, active) && 'true'}
        title={entry.label()}
        onClick={({ currentTarget }) => {
          const { top, bottom } = currentTarget.getBoundingClientRect()
          setPlace(top < innerHeight / 2 ? { top } : { bottom: innerHeight - bottom })
        }}
      >
        <EntryContent entry={entry} waiting={waiting} />
      </button>
      <div
        ref={box}
        id={id}
        popover="auto"
        className="shell-nav-flyout"
        style={place}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {links[0] !== entry && <p aria-hidden="true">{entry.label()}</p>}
        <ul aria-label={entry.label()}>
          <InnerLinks links={links} active={active} onFollow={() => box.current?.hidePopover()} />
        </ul>
      </div>
    </li>
  )
}

/** The mark of an entry whose sub-entry is the open screen. */
const standsFor = (entry: MenuEntry, active: MenuLink | undefined) =>
  holds(entry, active) ? (entry.path === active?.path ? 'page' : 'true') : undefined

function EntryLink({
  entry,
  current,
  waiting,
  collapsed,
}: ItemProps & { readonly current: 'page' | 'true' | undefined }) {
  return (
    <NavLink {...linkTo(entry)} current={current} title={collapsed ? entry.label() : undefined}>
      <EntryContent entry={entry} waiting={waiting} />
    </NavLink>
  )
}

function InnerLinks(props: {
  readonly links: readonly MenuLink[]
  readonly active: MenuLink | undefined
  readonly onFollow?: () => void
}) {
  return props.links.map((link) => (
    <li key={link.path}>
      <NavLink {...linkTo(link)} current={link === props.active ? 'page' : undefined} onClick={props.onFollow}>
        {link.label()}
      </NavLink>
    </li>
  ))
}

const linkTo = ({ path }: MenuLink) => ({ to: path, className: 'shell-nav-link' })

interface AnchorProps extends ComponentProps<'a'> {
  readonly current: 'page' | 'true' | undefined
}

/** The router marks every link to the open address as current; a group and its first entry may have the same one. */
const NavLink = createLink(({ current, children, ...props }: AnchorProps) => (
  <a {...props} aria-current={current}>
    {children}
  </a>
))

function EntryContent({ entry, waiting = 0 }: Pick<ItemProps, 'entry'> & { readonly waiting: number | undefined }) {
  const text = (entry.figure?.text ?? m.shell_menu_waiting)({ number: formatNumber(waiting) })
  return (
    <>
      <span className="shell-nav-icon" aria-hidden="true">
        <entry.icon />
      </span>
      <span className="shell-nav-label">{entry.label()}</span>
      {waiting > 0 && (
        <span className="shell-nav-waiting" title={text}>
          <span aria-hidden="true">{formatCompact(waiting)}</span>
          <span className="visually-hidden">{text}</span>
        </span>
      )}
    </>
  )
}
