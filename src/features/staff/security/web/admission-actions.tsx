import { DisconnectOutlined, SafetyOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/security.js'
import type { Operation } from '../../../../platform/shared/operation.ts'
import { ActionButton } from '../../../../platform/web/form/action-button.tsx'
import { ConfirmDialog } from '../../../../platform/web/form/confirm-dialog.tsx'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { useViewer } from '../../../../platform/web/session/session.tsx'
import { securityOperations } from '../security.operations.ts'
import './security.css'

interface Props {
  readonly user: { readonly _id: string; readonly fullName: string; readonly hasSecondFactor: boolean }
  /** Loads the person again. */
  readonly onDone: () => unknown
}

/** An administrator's actions on another person's sign-in. One's own are on the account page. */
export function AdmissionActions({ user: { _id: userId, fullName: name, hasSecondFactor }, onDone }: Props) {
  if (useViewer()._id === userId) return null
  return (
    <div className="security-admission">
      <AskedAction
        operation={securityOperations.cmsEndSessions}
        icon={<DisconnectOutlined aria-hidden />}
        label={m.security_cms_end()}
        question={m.security_cms_end_question({ name })}
        text={m.security_cms_end_text()}
        send={async (options) => {
          const { cmsEndSessions: count } = await request(mutation('cmsEndSessions'), { userId }, options)
          return m.security_cms_ended({ count })
        }}
        onDone={onDone}
      />
      {hasSecondFactor && (
        <AskedAction
          operation={securityOperations.cmsRemoveSecondFactor}
          icon={<SafetyOutlined aria-hidden />}
          label={m.security_cms_factor()}
          question={m.security_cms_factor_question({ name })}
          text={m.security_cms_factor_text()}
          send={async (options) => {
            await request(mutation('cmsRemoveSecondFactor'), { userId }, options)
            return m.security_cms_factor_done({ name })
          }}
          onDone={onDone}
        />
      )}
    </div>
  )
}

interface AskedActionProps {
  readonly operation: Operation
  readonly icon: ReactNode
  readonly label: string
  readonly question: string
  readonly text: string
  /** Sends the mutation and returns the text of the notice. */
  readonly send: (options: { idempotencyKey: string }) => Promise<string>
  readonly onDone: () => unknown
}

function AskedAction({ operation, icon, label, question, text, send, onDone }: AskedActionProps) {
  const [asking, setAsking] = useState(false)
  const { submit } = useSubmission<null, string>({
    send: (_, options) => send(options),
    onDone: (done) => {
      notices.success(m.common_success(), done)
      void onDone()
    },
  })
  return (
    <>
      <ActionButton operation={operation} danger icon={icon} onClick={() => setAsking(true)}>
        {label}
      </ActionButton>
      {asking && (
        <ConfirmDialog
          danger
          title={question}
          text={text}
          okText={label}
          onOk={() => submit(null).then(() => setAsking(false))}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}
