import type { ConfigProviderProps } from 'antd'
import { getLocale, setLocale } from '../../../generated/messages/runtime.js'
import type { Locale } from '../../shared/text.ts'

export const currentLocale = (): Locale => getLocale()

/** Reloads the page in the other language, after the browser's warning about unsaved changes. */
export const changeLocale = (locale: Locale): void => void setLocale(locale)

let componentTexts: ConfigProviderProps['locale']

/** Loads antd's own texts and day names; English ones are built in. Wait for it before the first render. */
export async function loadLocale(): Promise<void> {
  document.documentElement.lang = getLocale()
  if (getLocale() !== 'vi') return
  const [texts] = await Promise.all([import('antd/es/locale/vi_VN.js'), import('dayjs/locale/vi.js')])
  // TypeScript sees the module as CommonJS; the bundler, which is what runs, does not.
  componentTexts = texts.default as unknown as NonNullable<ConfigProviderProps['locale']>
}

export const antdLocale = () => componentTexts
