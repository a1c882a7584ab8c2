import { Button } from 'antd'
import { m } from '../../../generated/messages/messages.js'
import { goToSandbox, inSandbox } from '../session/sandbox-view.ts'

/** On every screen of a tab that shows the sandbox. */
export function SandboxNotice() {
  if (!inSandbox()) return null
  return (
    <aside className="shell-sandbox" aria-label={m.common_sandbox()}>
      <p>{m.shell_sandbox_notice()}</p>
      <Button onClick={() => goToSandbox(false)}>{m.shell_sandbox_leave()}</Button>
    </aside>
  )
}
