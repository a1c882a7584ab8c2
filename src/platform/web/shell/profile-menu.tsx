import { ExperimentOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons'
import { useNavigate } from '@tanstack/react-router'
import { m } from '../../../generated/messages/messages.js'
import { groupName } from '../words/group-name.ts'
import { MenuButton } from '../parts/menu-button.tsx'
import { Face } from '../parts/face.tsx'
import { useViewer } from '../session/session.tsx'
import { goToSandbox, inSandbox } from '../session/sandbox-view.ts'
import { sessionTokens } from '../session/session-tokens.ts'

export function ProfileMenu() {
  const viewer = useViewer()
  const navigate = useNavigate()
  const name = viewer.fullName
  return (
    <MenuButton
      label={m.shell_profile_of({ name, group: groupName(viewer.group) })}
      items={[
        { key: 'profile', icon: <UserOutlined />, label: m.shell_profile() },
        {
          key: 'sandbox',
          icon: <ExperimentOutlined />,
          label: inSandbox() ? m.shell_sandbox_leave() : m.shell_sandbox_enter(),
        },
        { key: 'logout', icon: <LogoutOutlined />, label: m.shell_logout(), apart: true },
      ]}
      onChoose={(key) => {
        if (key === 'logout') sessionTokens.signOut()
        else if (key === 'sandbox') goToSandbox(!inSandbox())
        else void navigate({ to: '/account/profile' })
      }}
    >
      {(trigger) => (
        <button type="button" className="shell-profile" {...trigger}>
          <Face person={viewer} size={32} />
          <span className="shell-profile-text">
            <span className="shell-profile-name">{name}</span>{' '}
            <span className="shell-profile-group">{groupName(viewer.group)}</span>
          </span>
        </button>
      )}
    </MenuButton>
  )
}
