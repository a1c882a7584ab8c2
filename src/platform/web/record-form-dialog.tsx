import type { FormSchema } from './form/use-record-form.tsx'
import { FormDialog } from './form/record-form.tsx'
import type { RecordDialogProps, SavedRow } from './record-dialog.tsx'

export default function RecordFormDialog<R extends SavedRow, S extends FormSchema, T>(
  props: RecordDialogProps<R, S, T>,
) {
  const { title, schema, words, logged, row, readOnly = false, fresh, valuesOf, send } = props
  const { notify, failed, children, onDone, onClose } = props
  return (
    <FormDialog<S, T>
      record={row?._id}
      // A record's form is in the address, that of a new one is not.
      exactAddress={row !== undefined}
      readOnly={readOnly}
      version={row?.version}
      title={title}
      schema={schema}
      words={words}
      logged={logged}
      initialValues={row ? valuesOf(row) : (fresh ?? {})}
      send={(values, options) => send(schema.parse(values), options)}
      onDone={(result, upon) => {
        notify(result, upon)
        onDone()
      }}
      {...(failed && { onFailure: failed })}
      onTake={onDone}
      onClose={onClose}
    >
      {(field, form) => children(field, row, form)}
    </FormDialog>
  )
}
