import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons'
import { m } from '../../../generated/messages/messages.js'
import { MenuButton } from '../parts/menu-button.tsx'
import { setThemeMode, type ThemeMode, themeModes, useThemeMode } from './theme-mode.ts'

const looks = {
  light: { icon: <SunOutlined />, label: m.shell_theme_light },
  dark: { icon: <MoonOutlined />, label: m.shell_theme_dark },
  system: { icon: <DesktopOutlined />, label: m.shell_theme_system },
} satisfies Record<ThemeMode, unknown>

export const themeName = (mode: ThemeMode): string => looks[mode].label()

export function ThemeSwitch() {
  const mode = useThemeMode()
  return (
    <MenuButton
      label={m.shell_theme()}
      selected={mode}
      items={themeModes.map((key) => ({ key, icon: looks[key].icon, label: looks[key].label() }))}
      onChoose={(key) => setThemeMode(key as ThemeMode)}
    >
      {(trigger) => (
        <button type="button" className="icon-button" {...trigger}>
          {looks[mode].icon}
        </button>
      )}
    </MenuButton>
  )
}
