import { LockOutlined, PhoneOutlined, SafetyOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { credit } from '../../../../platform/web/words/credit.ts'
import { LanguageSwitch } from '../../../../platform/web/look/language-switch.tsx'
import { Logo } from '../../../../platform/web/parts/logo.tsx'
import { sessionTokens } from '../../../../platform/web/session/session-tokens.ts'
import { ThemeSwitch } from '../../../../platform/web/look/theme-switch.tsx'
import { LoginField } from './login-field.tsx'
import './login-screen.css'
import { checkLogin, type LoginFaults } from './check-login.ts'

/** Loaded while the person types, so that the screen appears without waiting for it. */
const loadSignIn = () => import('./sign-in.ts')

export function LoginScreen() {
  const [values, setValues] = useState({ phoneNumber: '', password: '', code: '' })
  const [faults, setFaults] = useState<LoginFaults>({})
  const [submitted, setSubmitted] = useState(false)
  const [sending, setSending] = useState(false)
  const [errors, setErrors] = useState<readonly string[]>(() => whySignedOut())
  const [codeAsked, setCodeAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    document.title = `${m.session_login_title()} · ${m.shell_product()}`
  }, [])

  function change(field: keyof typeof values, value: string) {
    const changed = { ...values, [field]: value }
    setValues(changed)
    // Another person may have no second factor, so a changed number hides the code field.
    const asked = codeAsked && field !== 'phoneNumber'
    setCodeAsked(asked)
    void loadSignIn()
    // Errors appear on the first submit and disappear when corrected, so nobody is corrected while typing for the first
    // time.
    if (submitted) setFaults(checkLogin(changed, asked))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    const found = checkLogin(values, codeAsked)
    setSubmitted(true)
    setFaults(found)
    const [first] = Object.keys(found)
    if (first !== undefined) return form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    setSending(true)
    setErrors([])
    const { signIn } = await loadSignIn()
    const outcome = await signIn(codeAsked ? values : { ...values, code: '' })
    setErrors(outcome.errors)
    setFaults(outcome.faults)
    const failed = outcome.errors.length > 0 || Object.keys(outcome.faults).length > 0
    setCodeAsked(outcome.codeAsked || (codeAsked && failed))
    // The code field has just appeared, so an empty field is not an error yet.
    if (outcome.codeAsked && !codeAsked) setSubmitted(false)
    setSending(false)
  }

  return (
    <div className="login">
      <header className="login-switches">
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main className="login-card">
        <Logo size={44} />
        <h1>{m.session_login_title()}</h1>
        <p className="login-lead">{m.session_login_lead()}</p>
        <div role="alert">
          {errors.length > 0 && (
            <ul className="login-errors">
              {errors.map((error) => (
                <li key={error}>{error}</li>
              ))}
            </ul>
          )}
        </div>
        <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
          <LoginField id="phoneNumber" label={m.session_phone_number()} fault={faults.phoneNumber}>
            {(field) => (
              <Input
                {...field}
                size="large"
                type="tel"
                autoComplete="username"
                autoFocus
                prefix={<PhoneOutlined aria-hidden="true" />}
                value={values.phoneNumber}
                onChange={(event) => change('phoneNumber', event.target.value)}
              />
            )}
          </LoginField>
          <LoginField id="password" label={m.session_password()} fault={faults.password}>
            {(field) => (
              <Input.Password
                {...field}
                size="large"
                autoComplete="current-password"
                prefix={<LockOutlined aria-hidden="true" />}
                value={values.password}
                onChange={(event) => change('password', event.target.value)}
              />
            )}
          </LoginField>
          {codeAsked && (
            <LoginField id="code" label={m.session_code()} hint={m.session_code_hint()} fault={faults.code}>
              {(field) => (
                <Input
                  {...field}
                  size="large"
                  autoComplete="one-time-code"
                  autoCapitalize="characters"
                  spellCheck={false}
                  autoFocus
                  maxLength={40}
                  prefix={<SafetyOutlined aria-hidden="true" />}
                  value={values.code}
                  onChange={(event) => change('code', event.target.value)}
                />
              )}
            </LoginField>
          )}
          <Button type="primary" size="large" htmlType="submit" block loading={sending}>
            {m.session_submit()}
          </Button>
        </form>
      </main>
      <footer className="login-footer">{credit()}</footer>
    </div>
  )
}

function whySignedOut(): readonly string[] {
  const cause = sessionTokens.lastEnd()
  if (cause === 'denied') return [m.session_denied()]
  return cause === 'ended' ? [m.session_ended()] : []
}
