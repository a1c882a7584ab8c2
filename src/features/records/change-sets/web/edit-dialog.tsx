import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { LongTextItem, TextItem } from '../../../../platform/web/form/items.tsx'
import { FormDialog } from '../../../../platform/web/form/record-form.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { succeedWithUndo } from '../../audit/web/public.ts'
import { changeSetForm, longestNote, longestTitle } from '../change-set.rules.ts'
import { changeSetModel, type ChangeSetRow } from './change-set-listing.tsx'
import { changeSetWords } from './change-set-words.ts'

interface Props {
  readonly row: ChangeSetRow
  readonly onClose: () => void
}

/** Title and note of a set. */
export default function EditDialog({ row, onClose }: Props) {
  const { _id, title, note, version } = row
  const done = () => {
    onClose()
    return recordsChanged(changeSetModel)
  }
  return (
    <FormDialog
      record={_id}
      version={version}
      title={m.change_sets_edit()}
      schema={changeSetForm}
      words={changeSetWords}
      initialValues={{ title, note }}
      send={async (values, { version, ...options }) => {
        const variables = { _id, version, ...changeSetForm.parse(values) }
        return (await request(mutation('cmsUpdateChangeSet'), variables, options)).cmsUpdateChangeSet.version
      }}
      onDone={(after, before) => {
        succeedWithUndo({ title: m.common_updated(), text: title, model: changeSetModel, _id, before, after })
        void done()
      }}
      onTake={done}
      onClose={onClose}
    >
      {(field) => (
        <>
          <TextItem {...field('title')} maxLength={longestTitle} showCount />
          <LongTextItem {...field('note')} maxLength={longestNote} autoSize={{ minRows: 3, maxRows: 10 }} />
        </>
      )}
    </FormDialog>
  )
}
