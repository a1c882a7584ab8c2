import { m } from '../../../generated/messages/messages.js'
import { mayCall, type Operation } from '../../shared/operation.ts'
import type { Viewer } from '../../shared/permission.ts'
import { languageNames } from '../look/language-switch.tsx'
import { locales } from '../../shared/text.ts'
import { changeLocale, currentLocale } from '../words/locale.ts'
import type { FoundRecord } from '../requests/recent-records.ts'
import { sessionTokens } from '../session/session-tokens.ts'
import { setThemeMode, themeModes } from '../look/theme-mode.ts'
import { themeName } from '../look/theme-switch.tsx'
import { goKeys, linksWithin, type MenuEntry } from './menu.ts'

/** An item of the palette. */
export interface Choice extends Pick<FoundRecord, 'label' | 'hint' | 'person'> {
  readonly key: string
  /** Further words by which it is found. */
  readonly keywords?: string | undefined
  /** The shortcut that does the same. */
  readonly keys?: readonly string[] | undefined
  readonly run: () => void
}

/** A screen that begins something: the form for a new record. */
export interface PaletteLink {
  readonly label: () => string
  readonly path: string
  readonly operation: Operation
}

type Go = (path: string) => void

/** Every screen of the menu, and the profile. */
export function screenChoices(entries: readonly MenuEntry[], go: Go): Choice[] {
  const screens = entries.flatMap((entry) =>
    linksWithin(entry).map(({ label, path }) => ({
      key: path,
      label: label(),
      // The entry above it, and the words of its address.
      hint: path === entry.path ? undefined : entry.label(),
      keywords: `${entry.label()} ${path}`,
      keys: path === entry.path ? goKeys(entry) : undefined,
      run: () => go(path),
    })),
  )
  const profile = '/account/profile'
  return [...screens, { key: profile, label: m.shell_profile(), keywords: profile, run: () => go(profile) }]
}

/** The actions: creating records, the theme, the language, and signing out. */
export function actionChoices(links: readonly PaletteLink[], viewer: Viewer, go: Go, onClose: () => void): Choice[] {
  const closing = (run: () => void) => () => {
    onClose()
    run()
  }
  return [
    ...links
      .filter(({ operation }) => mayCall(viewer, operation))
      .map(({ label, path }) => ({ key: path, label: label(), run: () => go(path) })),
    ...themeModes.map((mode) => ({
      key: `theme ${mode}`,
      label: `${m.shell_theme()}: ${themeName(mode)}`,
      run: closing(() => setThemeMode(mode)),
    })),
    ...locales
      .filter((locale) => locale !== currentLocale())
      .map((locale) => ({
        key: `language ${locale}`,
        label: `${m.shell_language()}: ${languageNames[locale]}`,
        run: closing(() => changeLocale(locale)),
      })),
    { key: 'logout', label: m.shell_logout(), run: closing(() => sessionTokens.signOut()) },
  ]
}

/** Without accents and capitals, as the server compares too: 'bai viet' finds 'Bài viết'. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase()
