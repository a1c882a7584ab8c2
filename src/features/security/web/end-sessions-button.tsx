import { DisconnectOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { ActionButton } from '../../../platform/web/form/action-button.tsx'
import { ConfirmDialog } from '../../../platform/web/form/confirm-dialog.tsx'
import { useSubmission } from '../../../platform/web/form/use-submission.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import { notices } from '../../../platform/web/notices.tsx'
import { useViewer } from '../../../platform/web/session.tsx'
import { securityOperations } from '../security.operations.ts'
import { endSessionsDocument } from './security.documents.ts'
import { translateSecurityText } from './security-texts.ts'

interface Props {
  readonly user: { readonly _id: string; readonly fullName: string }
}

/** Signs another person out everywhere, after a question. Nothing for oneself: that is on the account page. */
export function EndSessionsButton({ user }: Props) {
  const own = useViewer()._id === user._id
  const [asking, setAsking] = useState(false)
  const { submit } = useSubmission({
    translate: translateSecurityText,
    send: async (userId: string, options) => (await request(endSessionsDocument, { userId }, options)).cmsEndSessions,
    onDone: (count) => notices.success(m.security_success(), m.security_cms_ended({ count })),
  })
  if (own) return null
  return (
    <>
      <ActionButton
        operation={securityOperations.cmsEndSessions}
        danger
        style={{ justifySelf: 'start' }}
        icon={<DisconnectOutlined aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {m.security_cms_end()}
      </ActionButton>
      {asking && (
        <ConfirmDialog
          danger
          title={m.security_cms_end_question({ name: user.fullName })}
          text={m.security_cms_end_text()}
          okText={m.security_cms_end()}
          onOk={() => submit(user._id).then(() => setAsking(false))}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}
