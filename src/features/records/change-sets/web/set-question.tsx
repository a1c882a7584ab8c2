import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { ChangeQuestion } from '../../../../platform/web/form/change-question.tsx'
import { request, type RequestOptions } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { type ChangeSetRow, setsChanged } from './change-set-listing.tsx'
import { changeSetWords } from './change-set-words.ts'

interface Target {
  readonly _id: string
  readonly version: number
}

const questions = {
  withdraw: {
    title: m.change_sets_withdraw,
    text: m.change_sets_withdraw_text,
    done: m.change_sets_withdrawn_text,
    send: (set: Target, options: RequestOptions): Promise<unknown> =>
      request(mutation('cmsWithdrawChangeSet'), set, options),
  },
  rollBack: {
    title: m.change_sets_roll_back,
    text: m.change_sets_roll_back_text,
    done: m.change_sets_rolled_back_text,
    send: (set: Target, options: RequestOptions) => request(mutation('cmsRollBackChangeSet'), set, options),
  },
  delete: {
    title: m.common_delete,
    text: m.change_sets_delete_text,
    done: m.change_sets_deleted_text,
    send: (set: Target, options: RequestOptions) => request(mutation('cmsDeleteChangeSet'), set, options),
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
  return (
    <ChangeQuestion
      title={`${title()}: ${row.title}`}
      text={text()}
      okText={title()}
      danger={question !== 'withdraw'}
      version={row.version}
      words={changeSetWords}
      send={({ version, ...options }) => send({ _id: row._id, version }, options)}
      onDone={() => {
        notices.success(row.title, done())
        setsChanged()
      }}
      onTake={setsChanged}
      onClose={onClose}
    />
  )
}
