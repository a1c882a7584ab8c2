import { m } from '../../../../generated/messages/messages.js'
import { PasswordForm } from './password-form.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import './security.css'

/** The security settings of the viewer's own account. */
export function SecurityScreen() {
  return (
    <div className="security">
      <h1 className="screen-title">{m.security_title()}</h1>
      <SessionsSection />
      <PasswordForm />
      <SecondFactorSection />
    </div>
  )
}
