import { Button } from 'antd'
import { useEffect } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { LanguageSwitch } from '../../../../platform/web/look/language-switch.tsx'
import { Logo } from '../../../../platform/web/parts/logo.tsx'
import { sessionTokens } from '../../../../platform/web/session/session-tokens.ts'
import { ThemeSwitch } from '../../../../platform/web/look/theme-switch.tsx'
import { Enrolment } from './enrolment.tsx'
import './security.css'

/** The only screen for a person whose group must have a second factor and who has none. */
export function EnrolmentScreen({ onDone }: { readonly onDone: () => void }) {
  useEffect(() => {
    document.title = `${m.security_enrol_title()} · ${m.shell_product()}`
  }, [])
  return (
    <div className="security-door">
      <header>
        <LanguageSwitch />
        <ThemeSwitch />
        <Button type="text" onClick={() => sessionTokens.signOut()}>
          {m.security_logout()}
        </Button>
      </header>
      <main>
        <Logo size={44} />
        <h1>{m.security_enrol_title()}</h1>
        <p>{m.security_enrol_demanded()}</p>
        <Enrolment onDone={onDone} />
      </main>
    </div>
  )
}
