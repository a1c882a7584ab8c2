import { useMatches, useNavigate, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { mayCall } from '../../shared/operation.ts'
import { credit } from '../words/credit.ts'
import { Forbidden } from '../screens/forbidden.tsx'
import { useWaitingDrafts } from '../form/use-waiting-drafts.ts'
import { useWaiting } from '../live/live.ts'
import { useViewer } from '../session/session.tsx'
import { useShortcuts } from '../shortcuts.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { Drawer } from './drawer.tsx'
import { Header } from './header.tsx'
import { LazyPalette, type PaletteLink, type PaletteSource } from './lazy-palette.tsx'
import { LazyShortcutHelp } from './lazy-shortcut-help.tsx'
import { goKeys, type MenuEntry, visibleMenu } from './menu.ts'
import { Navigation } from './navigation.tsx'
import './navigation.css'
import './shell.css'
import { SandboxNotice } from './sandbox-notice.tsx'
import { useCollapsed } from './use-collapsed.ts'
import { useScreenHeading } from './use-screen-heading.ts'

type Overlay = 'drawer' | 'palette' | 'shortcuts'

/** The frame around every screen after signing in. */
export function Shell({
  menu,
  sources,
  links,
  children,
}: {
  menu: readonly MenuEntry[]
  sources: readonly PaletteSource[]
  links: readonly PaletteLink[]
  children: ReactNode
}) {
  const viewer = useViewer()
  const navigate = useNavigate()
  const entries = visibleMenu(menu, viewer)
  const main = useRef<HTMLElement>(null)
  const [collapsed, setCollapsed] = useCollapsed()
  const waiting = useWaiting()
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname })

  // Dialogs belong to the screen where they were opened: they close as soon as the person navigates.
  const under = useRouterState({ select: (state) => state.location.pathname })
  const [opened, setOpened] = useState<{ overlay: Overlay; over: string }>()
  const overlay = opened?.over === under ? opened.overlay : undefined
  const setOverlay = (next: Overlay) => setOpened({ overlay: next, over: under })
  const close = () => setOpened(undefined)

  const operation = useMatches({ select: (matches) => matches.at(-1)?.staticData.operation })
  const closed = operation !== undefined && !mayCall(viewer, operation)

  useScreenHeading(main, pathname)
  useWaitingDrafts(viewer._id)
  useShortcuts(m.shell_shortcuts_everywhere(), [
    { keys: ['Mod', 'K'], label: m.shell_palette_open(), run: () => setOverlay('palette') },
    { keys: ['Mod', 'Enter'], label: m.shell_shortcuts_confirm() },
    { keys: ['?'], label: m.shell_shortcuts_open(), run: () => setOverlay('shortcuts'), overDialogs: true },
  ])
  useShortcuts(
    m.shell_shortcuts_go(),
    entries.flatMap((entry) => {
      const keys = goKeys(entry)
      return keys ? [{ keys, label: entry.label(), run: () => void navigate({ to: entry.path }) }] : []
    }),
  )

  return (
    <div className="shell" data-collapsed={collapsed || undefined}>
      <a className="shell-skip" href="#main">
        {m.shell_skip()}
      </a>
      <aside className="shell-sider">
        <Navigation entries={entries} pathname={pathname} waiting={waiting} collapsed={collapsed} />
      </aside>
      <Header
        collapsed={collapsed}
        onCollapse={setCollapsed}
        onDrawer={() => setOverlay('drawer')}
        onPalette={() => setOverlay('palette')}
        onShortcuts={() => setOverlay('shortcuts')}
      />
      <main id="main" className="shell-main" ref={main} tabIndex={-1}>
        <ConnectionNotice />
        <SandboxNotice />
        {closed ? (
          <Forbidden />
        ) : (
          <>
            <Breadcrumb />
            {children}
          </>
        )}
      </main>
      <footer className="shell-footer">{credit()}</footer>
      <Drawer open={overlay === 'drawer'} onClose={close}>
        <Navigation entries={entries} pathname={pathname} waiting={waiting} />
      </Drawer>
      <LazyPalette open={overlay === 'palette'} onClose={close} entries={entries} sources={sources} links={links} />
      <LazyShortcutHelp open={overlay === 'shortcuts'} onClose={close} />
    </div>
  )
}
