import {
  MenuFoldOutlined,
  MenuOutlined,
  MenuUnfoldOutlined,
  QuestionCircleOutlined,
  SearchOutlined,
} from '@ant-design/icons'
import { m } from '../../../generated/messages/messages.js'
import { KeyCombination } from './key-combination.tsx'
import { LanguageSwitch } from '../look/language-switch.tsx'
import { ThemeSwitch } from '../look/theme-switch.tsx'
import { ProfileMenu } from './profile-menu.tsx'

interface Props {
  readonly collapsed: boolean
  readonly onCollapse: (collapsed: boolean) => void
  readonly onDrawer: () => void
  readonly onPalette: () => void
  readonly onShortcuts: () => void
}

export function Header({ collapsed, onCollapse, onDrawer, onPalette, onShortcuts }: Props) {
  return (
    <header className="shell-header">
      <button
        type="button"
        className="icon-button shell-only-narrow"
        onClick={onDrawer}
        aria-label={m.shell_menu_open()}
      >
        <MenuOutlined />
      </button>
      <button
        type="button"
        className="icon-button shell-only-wide"
        onClick={() => onCollapse(!collapsed)}
        aria-label={collapsed ? m.shell_menu_widen() : m.shell_menu_collapse()}
        aria-expanded={!collapsed}
      >
        {collapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
      </button>
      <button type="button" className="shell-find" onClick={onPalette} aria-keyshortcuts="Control+K Meta+K">
        <SearchOutlined aria-hidden />
        <span className="shell-find-label">{m.shell_find()}</span>
        <KeyCombination keys={['Mod', 'K']} />
      </button>
      <div className="shell-header-end">
        <button
          type="button"
          className="icon-button shell-only-wide"
          onClick={onShortcuts}
          aria-label={m.shell_shortcuts_open()}
          title={m.shell_shortcuts_open()}
        >
          <QuestionCircleOutlined />
        </button>
        <LanguageSwitch />
        <ThemeSwitch />
        <ProfileMenu />
      </div>
    </header>
  )
}
