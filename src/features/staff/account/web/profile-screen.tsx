import { RightOutlined, SafetyOutlined } from '@ant-design/icons'
import { Link } from '@tanstack/react-router'
import { m } from '../../../../generated/messages/messages.js'
import { Face } from '../../../../platform/web/parts/face.tsx'
import { useViewer } from '../../../../platform/web/session/session.tsx'
import './profile-screen.css'

/** Shows the viewer's own record, read only. */
export function ProfileScreen() {
  const viewer = useViewer()
  const { fullName, username, email, phoneNumber } = viewer
  const rows = [
    [m.common_full_name(), fullName],
    [m.account_username(), username],
    [m.common_email(), email],
    [m.common_phone_number(), phoneNumber],
  ] as const
  return (
    <>
      <h1 className="screen-title">{m.account_profile()}</h1>
      <section className="profile">
        <Face person={viewer} size={96} />
        <dl>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value ?? <span className="profile-empty">{m.account_not_given()}</span>}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Link className="profile-security" to="/account/security">
        <SafetyOutlined aria-hidden />
        <span>
          {m.security_open()} <small>{m.security_open_text()}</small>
        </span>
        <RightOutlined aria-hidden />
      </Link>
    </>
  )
}
