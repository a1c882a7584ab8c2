import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Modal } from 'antd'
import { createContext, type ReactNode, type RefObject, use, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { m } from '../../../generated/messages/messages.js'
import { formatNumber } from '../words/format-number.ts'
import { useViewer } from '../session/session.tsx'
import { useShortcuts } from '../shortcuts.ts'
import { useFollow } from './list-address.ts'
import type { RowAction } from './list-declaration.ts'
import { situationOf } from './list-keys.ts'
import { totalText } from './list-total.ts'
import { actionOfLetter, actionsOn, allowedActions, shortcutsOf } from './row-actions.ts'
import type { OpenDetail } from './use-open-detail.ts'
import './detail-dialog.css'

const none: readonly DetailKey[] = []

const ButtonsPlace = createContext<HTMLElement | null>(null)
const TellGone = createContext<(gone: boolean) => void>(() => undefined)

interface DetailKey {
  readonly keys: readonly [string]
  readonly label: string
  readonly run: () => void
}

interface Props<Row extends object> {
  readonly open: OpenDetail
  readonly title: string
  /** Undefined until it is loaded. */
  readonly record: Row | undefined
  /** The actions of the list's rows, without the one that opens the record. */
  readonly actions: readonly RowAction<Row>[]
  /**
   * Shows the next record after an action has changed this one, for lists whose records are handled one after another; or
   * what follows instead.
   */
  readonly advances?: boolean | ((record: Row) => void)
  /** The usual width of details unless given. */
  readonly width?: string
  /** Further keys, with what they do. */
  readonly keys?: readonly DetailKey[]
  /**
   * The scrolling part. It is mounted again for each record; the dialog around it stays mounted and keeps the focus.
   */
  readonly children: ReactNode
}

/**
 * A record over the list it was opened from. Its actions and the buttons for previous and next are at the bottom, always in
 * sight, and have the same letters as in the list.
 */
export function DetailDialog<Row extends object>({
  open,
  title,
  record: loaded,
  actions,
  advances = false,
  width = 'var(--dialog-wide)',
  keys = none,
  children,
}: Props<Row>) {
  const [gone, setGone] = useState(false)
  const record = gone ? undefined : loaded
  const foot = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const follow = useFollow()
  const allowed = allowedActions(actions, useViewer())
  const afterOf = ({ removes = false }: RowAction<Row>, record: Row) => {
    const next = typeof advances === 'function' ? () => advances(record) : advances ? open.next : undefined
    return next ?? (removes ? open.close : undefined)
  }
  const run = (action: RowAction<Row>) => {
    if (record === undefined) return
    if (action.href) follow(action.href(record))
    else action.run?.(record, afterOf(action, record))
  }
  useDetailKeys(foot, (letter) => {
    if (letter === 'j') return open.next
    if (letter === 'k') return open.previous
    const action = record && actionOfLetter(allowed, letter, record)
    return action ? () => run(action) : keys.find(({ keys: [key] }) => key === letter)?.run
  })
  useShortcuts(m.list_detail_keys_title(), [
    { keys: ['j'], label: m.list_detail_next() },
    { keys: ['k'], label: m.list_detail_previous() },
    ...shortcutsOf(allowed),
    ...keys.map(({ keys, label }) => ({ keys, label })),
  ])
  return (
    <Modal open centered className="detail-dialog" width={width} title={title} footer={null} onCancel={open.close}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <div key={open.id} className="detail-body" tabIndex={0} role="region" aria-label={m.list_expand()}>
        <ButtonsPlace value={place}>
          <TellGone value={setGone}>{children}</TellGone>
        </ButtonsPlace>
      </div>
      <div className="detail-foot" ref={foot}>
        <Neighbours open={open} />
        {record !== undefined &&
          actionsOn(allowed, record).map((action) => (
            <Button
              key={action.key}
              icon={action.icon}
              danger={action.danger ?? false}
              {...keyHint(action.label(record), action.shortcut?.letter)}
              onClick={() => run(action)}
            >
              {action.label(record)}
            </Button>
          ))}
        <div className="detail-buttons" ref={setPlace} />
      </div>
    </Modal>
  )
}

/** Further buttons of a detail, next to those of its actions. */
export function DetailButtons({ children }: { readonly children: ReactNode }) {
  const place = use(ButtonsPlace)
  return place && createPortal(children, place)
}

/** In a detail, instead of a record that does not exist: the detail offers no actions on it. */
export function RecordGone({ children }: { readonly children: string }) {
  const tell = use(TellGone)
  useEffect(() => {
    tell(true)
    return () => tell(false)
  }, [tell])
  return <p role="alert">{children}</p>
}

const keyHint = (label: string, letter: string | undefined) =>
  letter === undefined ? {} : { title: `${label} (${letter})`, 'aria-keyshortcuts': letter }

function Neighbours({ open: { previous, next, place } }: { readonly open: OpenDetail }) {
  return (
    <div className="detail-ways" role="group" aria-label={m.list_detail_ways()}>
      <Button
        icon={<LeftOutlined aria-hidden />}
        aria-label={m.list_detail_previous()}
        {...keyHint(m.list_detail_previous(), 'k')}
        disabled={previous === undefined}
        onClick={previous}
      />
      <Button
        icon={<RightOutlined aria-hidden />}
        aria-label={m.list_detail_next()}
        {...keyHint(m.list_detail_next(), 'j')}
        disabled={next === undefined}
        onClick={next}
      />
      <p role="status">{place && m.list_detail_place({ at: formatNumber(place.at), of: totalText(place.of) })}</p>
    </div>
  )
}

/** The keys that open the next and the previous record. */
const ways: ReadonlySet<string> = new Set(['j', 'k'])

/** Runs the command of a letter, unless the focus is in a field or another dialog lies over the detail. */
function useDetailKeys(
  foot: RefObject<HTMLElement | null>,
  commandOf: (letter: string) => (() => void) | undefined,
): void {
  const latest = useRef(commandOf)
  useEffect(() => {
    latest.current = commandOf
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, modified, typing, covered } = situationOf(event, foot.current)
      if (event.defaultPrevented || modified || typing || covered) return
      // A key that is held down goes through the records, but does not decide about one after another.
      if (event.repeat && !ways.has(key)) return
      const run = latest.current(key)
      if (run === undefined) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [foot])
}
