import { m } from '../../../generated/messages/messages.js'
import type { Locale } from '../../shared/text.ts'
import { changeLocale, currentLocale } from '../words/locale.ts'
import { MenuButton } from '../parts/menu-button.tsx'

/** Each language in its own words, for people who cannot read the current one. */
export const languageNames: Record<Locale, string> = { en: 'English', vi: 'Tiếng Việt' }

export function LanguageSwitch() {
  const locale = currentLocale()
  return (
    <MenuButton
      label={`${m.shell_language()}: ${locale.toUpperCase()}`}
      selected={locale}
      items={Object.entries(languageNames).map(([key, name]) => ({ key, label: <span lang={key}>{name}</span> }))}
      onChoose={(key) => changeLocale(key as Locale)}
    >
      {(trigger) => (
        <button type="button" className="icon-button" {...trigger}>
          <span className="language-code">{locale.toUpperCase()}</span>
        </button>
      )}
    </MenuButton>
  )
}
