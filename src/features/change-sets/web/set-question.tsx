import { m } from '../../../generated/messages/messages.js'
import { ConfirmDialog } from '../../../platform/web/form/confirm-dialog.tsx'
import { useSubmission } from '../../../platform/web/form/use-submission.ts'
import { request, type RequestOptions } from '../../../platform/web/graphql-client.ts'
import { notices } from '../../../platform/web/notices.tsx'
import { type ChangeSetRow, setsChanged } from './change-set-listing.tsx'
import {
  deleteChangeSetDocument,
  rollBackChangeSetDocument,
  withdrawChangeSetDocument,
} from './change-set.documents.ts'

interface Target {
  readonly _id: string
  readonly version: number
}

const questions = {
  withdraw: {
    title: m.change_sets_withdraw,
    text: m.change_sets_withdraw_text,
    done: m.change_sets_withdrawn_text,
    send: (set: Target, options: RequestOptions) => request(withdrawChangeSetDocument, set, options),
  },
  rollBack: {
    title: m.change_sets_roll_back,
    text: m.change_sets_roll_back_text,
    done: m.change_sets_rolled_back_text,
    send: (set: Target, options: RequestOptions) => request(rollBackChangeSetDocument, set, options),
  },
  delete: {
    title: m.common_delete,
    text: m.change_sets_delete_text,
    done: m.change_sets_deleted_text,
    send: (set: Target, options: RequestOptions) => request(deleteChangeSetDocument, set, options),
  },
} as const
export type Question = keyof typeof questions

interface Props {
  readonly question: Question
  readonly row: ChangeSetRow
  readonly onClose: () => void
}

/** Asks before a set is withdrawn, rolled back or deleted. */
export function SetQuestion({ question, row, onClose }: Props) {
  const { title, text, done, send } = questions[question]
  const { submit } = useSubmission<ChangeSetRow, unknown>({
    send: ({ _id, version }, options) => send({ _id, version }, options),
    onDone: () => {
      notices.success(row.title, done())
      setsChanged()
    },
  })
  return (
    <ConfirmDialog
      title={`${title()}: ${row.title}`}
      text={text()}
      okText={title()}
      danger={question !== 'withdraw'}
      onOk={() => {
        onClose()
        void submit(row)
      }}
      onCancel={onClose}
    />
  )
}
