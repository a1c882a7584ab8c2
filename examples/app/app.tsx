import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { isSignedIn, leave, whenSignedOut } from './api.ts'
import { me as meDocument } from './documents.ts'
import { Feed } from './feed.tsx'
import { Inbox } from './inbox.tsx'
import { SessionContext, useEvery, useLoaded } from './hooks.ts'
import { choose, day, t, type Theme, useLocale, useTheme } from './look.ts'
import { Refused } from './parts.tsx'
import { SignIn } from './sign-in.tsx'
import type { Me } from './types.ts'
import { Vouchers } from './vouchers.tsx'
import { Wallet } from './wallet.tsx'
import { WheelScreen } from './wheel.tsx'

const screens = { feed: Feed, wallet: Wallet, vouchers: Vouchers, wheel: WheelScreen, inbox: Inbox }
type Screen = keyof typeof screens
const names = Object.keys(screens) as Screen[]
const icons: Readonly<Record<Screen, string>> = {
  feed: 'M4 11 12 4l8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z',
  wallet: 'M4 7h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1h12M15.5 13h.1',
  vouchers: 'M4 7h16v3.5a1.5 1.5 0 0 0 0 3V17H4v-3.5a1.5 1.5 0 0 0 0-3zM14 7v10',
  wheel: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16m0 0v16M4 12h16M6.3 6.3l11.4 11.4M17.7 6.3 6.3 17.7',
  inbox: 'M6 16V11a6 6 0 1 1 12 0v5l1.5 2h-15zM10 20.5h4',
}

const themeIcons: Readonly<Record<Theme, string>> = {
  system: 'M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 3v1M12 20v1M3 12h1M20 12h1M5.6 5.6l.7.7M17.7 17.7l.7.7M18.4 5.6l-.7.7M6.3 17.7l-.7.7',
  dark: 'M19 14.5A7.5 7.5 0 0 1 9.5 5a7.5 7.5 0 1 0 9.5 9.5z',
}
const Icon = ({ d }: { d: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
)

const nextTheme: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' }

function TopBar({ onLeave }: { onLeave?: () => void }) {
  const locale = useLocale()
  const theme = useTheme()
  return (
    <header className="top">
      <img src="/favicon.svg" alt="" width="28" height="28" />
      <b>{t('title')}</b>
      <button type="button" lang={locale === 'vi' ? 'en' : 'vi'} onClick={() => choose('locale', t('other_locale'))}>
        {t('other_language')}
      </button>
      <button
        type="button"
        aria-label={`${t('theme')}: ${t(`theme_${theme}`)}`}
        title={t(`theme_${theme}`)}
        onClick={() => choose('theme', nextTheme[theme])}
      >
        <Icon d={themeIcons[theme]} />
      </button>
      {onLeave && (
        <button type="button" onClick={onLeave}>
          {t('sign_out')}
        </button>
      )}
    </header>
  )
}

const onHash = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
const useScreen = (): Screen => {
  const name = useSyncExternalStore(onHash, () => location.hash.slice(1))
  return names.find((known) => known === name) ?? 'feed'
}

function SignedIn() {
  const screen = useScreen()
  const locale = useLocale()
  const { data, failure, reload } = useLoaded<{ me: Me }>(meDocument)
  const [said, say] = useState('')
  useEffect(() => {
    const timer = said === '' ? undefined : setTimeout(() => say(''), 8_000)
    return () => clearTimeout(timer)
  }, [said])
  const main = useRef<HTMLElement>(null)
  useEvery(10_000, reload)
  useEffect(
    () =>
      onHash(() => {
        main.current?.focus()
        scrollTo(0, 0)
        say('')
      }),
    [],
  )
  const me = data?.me
  const session = useMemo(() => me && { me, reloadMe: reload, say }, [me, reload])
  const Shown = screens[screen]
  const unread = me?.unreadNotifications ?? 0
  return (
    <>
      <nav aria-label={t('screens')}>
        {names.map((name) => (
          <a key={name} href={`#${name}`} aria-current={name === screen ? 'page' : undefined}>
            <Icon d={icons[name]} />
            <span>{t(`tab_${name}`)}</span>
            {name === 'inbox' && unread > 0 && (
              <em>
                {unread >= 100 ? '99+' : unread}
                <span className="visually-hidden"> {t('unread')}</span>
              </em>
            )}
          </a>
        ))}
      </nav>
      <main ref={main} tabIndex={-1} aria-label={t(`tab_${screen}`)}>
        {me?.termStatus === 'SUSPENDING' && (
          <p className="card warning">
            {me.suspendedUntil ? t('suspended_until', { day: day(me.suspendedUntil) }) : t('suspended')}
          </p>
        )}
        <Refused failure={me ? null : failure} />
        {session && (
          <SessionContext value={session}>
            {/* Texts of the server are in the language in which they were asked for. */}
            <Shown key={`${screen} ${locale}`} />
          </SessionContext>
        )}
      </main>
      <p role="status" className="said">
        {said}
      </p>
    </>
  )
}

export function App() {
  useLocale()
  const [isIn, setIn] = useState(isSignedIn)
  useEffect(() => whenSignedOut(() => setIn(false)), [])
  return (
    <>
      <TopBar {...(isIn && { onLeave: () => void leave() })} />
      {isIn ? <SignedIn /> : <SignIn onEnter={() => setIn(true)} />}
    </>
  )
}
