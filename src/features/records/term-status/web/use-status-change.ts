import type { FormInstance } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/term_status.js'
import type { TermStatus } from '../../../../platform/shared/permission.ts'
import { useChange } from '../../../../platform/web/form/use-change.tsx'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { succeedWithUndo } from '../../audit/web/public.ts'
import { deciderAtDesk } from './open-reports.tsx'
import { proposedIn, tellProposed } from './proposed.ts'
import { sendStatus, type StatusDeclaration, type StatusRecord } from './status-declaration.ts'
import { useTaking } from './use-taking.tsx'
import { endAfter, type SuspensionEndValues } from './suspension-end-field.tsx'

interface Values extends SuspensionEndValues {
  readonly termStatus: TermStatus
  readonly reason?: string | undefined
}

/** A change that was made, with the version that it left, or that waits for a second look in a case. */
type Sent = { readonly version: number; readonly termStatus: TermStatus } | { readonly proposedIn: string }

/**
 * Changes the status of one record, shows a notice with undo, and refreshes every query of such records. Where another
 * person has to decide too, the notice says so; there is nothing to undo yet.
 *
 * @param onEnd called after the change, and when the person accepts the current values after a conflict
 */
export function useStatusChange<R extends StatusRecord>(
  status: StatusDeclaration<R>,
  record: R | undefined,
  onEnd: (changed: boolean) => void,
  form?: FormInstance,
) {
  const { model, words } = status
  const taking = useTaking()
  const { submit, ...change } = useChange<Values, Sent>({
    version: record?.version,
    words,
    form,
    ...(record && { seen: { termStatus: status.statusOf(record) } }),
    logged: ({ termStatus, days }) => ({ termStatus, ...(days && { until: endAfter(days) }) }),
    send: async ({ termStatus, reason = null, days }, { version, ...options }) => {
      const change = { _id: record!._id, termStatus, reason, until: endAfter(days), version }
      try {
        return { version: await sendStatus(status, change, options), termStatus }
      } catch (error) {
        const caseId = proposedIn(error)
        if (caseId === undefined) throw error
        return { proposedIn: caseId }
      }
    },
    onDone: (sent, upon) => {
      if ('proposedIn' in sent) {
        tellProposed(sent.proposedIn)
        onEnd(true)
        return void recordsChanged(model)
      }
      const { version, termStatus } = sent
      // A colleague had set the same status, and the person kept their own: the server had nothing to change.
      const changed = version !== upon
      if (changed) {
        succeedWithUndo({ ...status.notice(termStatus), model, _id: record!._id, before: upon, after: version })
      } else notices.info(m.term_status_set_already())
      onEnd(changed)
      void recordsChanged(model)
    },
    onTake: () => {
      onEnd(false)
      return recordsChanged(model)
    },
  })
  return {
    ...change,
    /** Asks first if a colleague is deciding about the record at the desk. */
    submit: async (values: Values) => {
      const name = await deciderAtDesk(model, record!._id)
      if (name === undefined || (await taking.ask(name))) await submit(values)
    },
    conflict: taking.question ?? change.conflict,
  }
}
