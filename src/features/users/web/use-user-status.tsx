import { type ReactNode, useRef, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { ConflictDialog } from '../../../platform/web/form/conflict-dialog.tsx'
import { useSubmission } from '../../../platform/web/form/use-submission.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import type { RequestError } from '../../../platform/web/request-error.ts'
import { succeedWithUndo } from '../../audit/web/public.ts'
import type { TermStatus } from '../user.rules.ts'
import { useUsersChanged } from './user-cache.ts'
import { showUserField, userFieldLabel } from './user-fields.ts'
import { translateUserText } from './user-texts.ts'
import { setUserStatusDocument } from './user.documents.ts'

export interface StatusChange {
  readonly termStatus: TermStatus
  readonly reason: string | undefined
  /** The version of the person that the decision was made on. */
  readonly version: number
}

/**
 * Changes a person's status: tells what became of it, brings what is on screen up to date, and, when somebody was
 * quicker, shows `conflict` with what changed. `onEnd` comes after a success and after the conflict is settled.
 */
export function useUserStatus(
  id: string,
  onEnd: (changed: boolean) => void,
): {
  readonly change: (change: StatusChange) => Promise<void>
  readonly conflict: ReactNode
} {
  const usersChanged = useUsersChanged()
  const [conflict, setConflict] = useState<{ error: RequestError; change: StatusChange }>()
  const sent = useRef(0)
  const { submit } = useSubmission({
    send: ({ termStatus, reason, version }: StatusChange, options) => {
      sent.current = version
      return request(setUserStatusDocument, { _id: id, termStatus, reason: reason ?? null, version }, options)
    },
    translate: translateUserText,
    onConflict: (error, change) => setConflict({ error, change }),
    onDone: ({ cmsSetTermStatus }) => {
      succeedWithUndo({
        title: m.users_notice_success(),
        text: m.users_notice_status(),
        model: 'USER',
        _id: id,
        before: sent.current,
        after: cmsSetTermStatus.version,
        onUndone: usersChanged,
      })
      void usersChanged()
      onEnd(true)
    },
  })
  const settle = () => {
    setConflict(undefined)
    void usersChanged()
    onEnd(false)
  }
  return {
    change: submit,
    conflict: conflict && (
      <ConflictDialog
        changes={conflict.error.changes}
        labelOf={userFieldLabel}
        show={showUserField}
        onTake={settle}
        onCancel={settle}
        onApply={() => {
          setConflict(undefined)
          void submit({ ...conflict.change, version: conflict.error.version ?? conflict.change.version })
        }}
      />
    ),
  }
}
