import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { LongTextItem } from '../../../../platform/web/form/items.tsx'
import { FormDialog } from '../../../../platform/web/form/record-form.tsx'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { longestComment, sendBackForm } from '../change-set.rules.ts'
import { type ChangeSetRow, setsChanged } from './change-set-listing.tsx'
import { changeSetWords } from './change-set-words.ts'

interface Props {
  readonly row: ChangeSetRow
  readonly onClose: () => void
}

/** Returns a set to its author with a comment. */
export default function SendBackDialog({ row: { _id, title, version }, onClose }: Props) {
  const done = () => {
    onClose()
    setsChanged()
  }
  return (
    <FormDialog
      record={_id}
      version={version}
      title={`${m.change_sets_send_back()}: ${title}`}
      schema={sendBackForm}
      words={changeSetWords}
      initialValues={{ comment: '' }}
      okText={m.change_sets_send_back()}
      send={(values, { version, ...options }) =>
        request(mutation('cmsSendBackChangeSet'), { ...sendBackForm.parse(values), _id, version }, options)
      }
      onDone={() => {
        notices.success(title, m.change_sets_sent_back_text())
        done()
      }}
      onTake={done}
      onClose={onClose}
    >
      {(field) => (
        <>
          <p className="form-text">{m.change_sets_send_back_text()}</p>
          <LongTextItem
            {...field('comment')}
            autoFocus
            showCount
            maxLength={longestComment}
            autoSize={{ minRows: 3, maxRows: 10 }}
          />
        </>
      )}
    </FormDialog>
  )
}
