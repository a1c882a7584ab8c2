import {
  CheckOutlined,
  DeleteOutlined,
  EditOutlined,
  HomeOutlined,
  PlusOutlined,
  SaveOutlined,
  TeamOutlined,
  UserOutlined,
  WarningOutlined,
} from '@ant-design/icons'
import { Dropdown, type MenuProps } from 'antd'
import { type ReactElement, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/views.js'
import { shareViews } from '../../../shared/permission.ts'
import { ConfirmDialog } from '../../form/confirm-dialog.tsx'
import { notices } from '../../notices/notices.tsx'
import { useViewer } from '../../session/session.tsx'
import type { ViewContent } from './view-address.ts'
import { ViewDialog } from './view-dialog.tsx'
import { type SavedView, useViewChanges } from './views-query.ts'

interface Props {
  readonly list: string
  /** Undefined while loading. */
  readonly views: readonly SavedView[] | undefined
  readonly current: SavedView | undefined
  readonly modified: boolean
  /** The present state of the screen, in the form in which a view stores it. */
  readonly content: ViewContent
  /** The id of the view that the list opens with. */
  readonly opening: string | undefined
  readonly labelOf: (part: string) => string
  readonly onOpen: (view: SavedView | undefined) => void
  readonly onOpeningView: (id: string | undefined) => void
  readonly children: ReactElement
}

type Asking = 'save' | 'rename' | 'delete'
type Items = NonNullable<MenuProps['items']>

/** The menu of views: the person's own, those shared by others, and the actions on the open one. */
export default function ViewsMenu(props: Props) {
  const { list, views, current, content, opening, onOpen, onOpeningView, labelOf } = props
  const [open, setOpen] = useState(true)
  const [asking, setAsking] = useState<Asking>()
  const { update, remove, refresh } = useViewChanges(list)
  const mayShare = shareViews.allows(useViewer())

  const openView = (view: SavedView) => {
    onOpen(view)
    if (view.misfits.length > 0)
      notices.warning(m.list_views_misfit_title(), m.list_views_misfit({ parts: partsOf(view, labelOf) }))
  }
  const change = (what: Parameters<typeof update.mutate>[0]['change'], notice: string) =>
    current &&
    update.mutate({ view: current, change: what }, { onSuccess: () => notices.success(notice, current.name) })

  const choose = (key: string) => {
    setOpen(false)
    const view = views?.find(({ _id }) => _id === key)
    if (view) return openView(view)
    if (key === 'save' || key === 'rename' || key === 'delete') return setAsking(key)
    if (key === 'standard') return onOpen(undefined)
    if (key === 'update') return change(content, m.list_views_updated())
    if (key === 'share') return change({ shared: true }, m.list_views_now_shared())
    if (key === 'unshare') return change({ shared: false }, m.list_views_now_private())
    if (key === 'opening') return onOpeningView(current?._id)
    if (key === 'notOpening') onOpeningView(undefined)
  }

  return (
    <>
      <Dropdown
        open={open}
        onOpenChange={setOpen}
        autoFocus
        trigger={['click']}
        placement="bottomLeft"
        menu={{
          'aria-label': m.list_views(),
          className: 'list-views-menu',
          items: itemsOf(props, mayShare),
          onClick: ({ key }) => choose(key),
        }}
      >
        {props.children}
      </Dropdown>
      {(asking === 'save' || (asking === 'rename' && current)) && (
        <ViewDialog
          list={list}
          view={asking === 'rename' ? current : undefined}
          content={content}
          onDone={(id) => {
            setAsking(undefined)
            void refresh().then(() => asking === 'save' && onOpen({ ...content, _id: id } as SavedView))
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'delete' && current && (
        <ConfirmDialog
          title={m.list_views_delete_question({ name: current.name })}
          {...(current.shared ? { text: m.list_views_delete_shared() } : {})}
          okText={m.common_delete()}
          danger
          onOk={async () => {
            await remove.mutateAsync(current).then(
              () => {
                notices.success(m.list_views_deleted(), current.name)
                if (opening === current._id) onOpeningView(undefined)
                onOpen(undefined)
              },
              () => undefined,
            )
            setAsking(undefined)
          }}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

function itemsOf({ views, current, modified, opening }: Props, mayShare: boolean): Items {
  const mine = views?.filter((view) => view.mine) ?? []
  const others = views?.filter((view) => !view.mine) ?? []
  const entry = (view: SavedView) => ({
    key: view._id,
    icon: view._id === current?._id ? <CheckOutlined aria-hidden /> : <span className="anticon" />,
    label: <ViewLabel view={view} open={view._id === current?._id} opensFirst={view._id === opening} />,
  })
  return [
    {
      key: 'standard',
      icon: current ? <span className="anticon" /> : <CheckOutlined aria-hidden />,
      label: m.list_views_standard(),
    },
    ...(mine.length > 0 ? [{ type: 'group' as const, label: m.list_views_mine(), children: mine.map(entry) }] : []),
    ...(others.length > 0
      ? [{ type: 'group' as const, label: m.list_views_shared(), children: others.map(entry) }]
      : []),
    { type: 'divider' },
    { key: 'save', icon: <PlusOutlined aria-hidden />, label: m.list_views_save() },
    ...(current ? actionsOn(current, { modified, mayShare, opensFirst: opening === current._id }) : []),
  ]
}

interface Situation {
  readonly modified: boolean
  readonly mayShare: boolean
  readonly opensFirst: boolean
}

function actionsOn(view: SavedView, { modified, mayShare, opensFirst }: Situation): Items {
  const changes: Items = [
    ...(modified || view.misfits.length > 0
      ? [{ key: 'update', icon: <SaveOutlined aria-hidden />, label: m.list_views_update({ name: view.name }) }]
      : []),
    { key: 'rename', icon: <EditOutlined aria-hidden />, label: m.list_views_rename() },
    ...(view.shared ? [{ key: 'unshare', icon: <UserOutlined aria-hidden />, label: m.list_views_unshare() }] : []),
    ...(mayShare && !view.shared
      ? [{ key: 'share', icon: <TeamOutlined aria-hidden />, label: m.list_views_share() }]
      : []),
    { key: 'delete', icon: <DeleteOutlined aria-hidden />, label: m.common_delete(), danger: true },
  ]
  return [
    opensFirst
      ? { key: 'notOpening', icon: <HomeOutlined aria-hidden />, label: m.list_views_not_default() }
      : { key: 'opening', icon: <HomeOutlined aria-hidden />, label: m.list_views_make_default() },
    ...(view.mayChange ? changes : []),
  ]
}

interface LabelProps {
  readonly view: SavedView
  readonly open: boolean
  readonly opensFirst: boolean
}

function ViewLabel({ view, open, opensFirst }: LabelProps) {
  const remarks = [
    view.mine ? (view.shared ? m.list_views_is_shared() : '') : view.authorName,
    opensFirst ? m.list_views_is_default() : '',
  ].filter(Boolean)
  return (
    <span className="list-views-entry">
      <span>
        {view.name}
        {open && <span className="visually-hidden"> ({m.list_views_is_open()})</span>}
      </span>
      {view.misfits.length > 0 && (
        <span className="list-views-misfit">
          <WarningOutlined aria-hidden /> {m.list_views_is_misfit()}
        </span>
      )}
      {remarks.length > 0 && <small>{remarks.join(' · ')}</small>}
    </span>
  )
}

/** The labels of `filters.status`, `sort`, …; parts that the list no longer has are shown by their key. */
function partsOf(view: SavedView, labelOf: (part: string) => string): string {
  return view.misfits.map(labelOf).join(', ')
}
