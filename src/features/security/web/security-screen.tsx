import { m } from '../../../generated/messages/messages.js'
import { PasswordForm } from './password-form.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import './security.css'

/** How one's own account is kept safe. */
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
