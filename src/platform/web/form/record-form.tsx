import { DialogForm } from './dialog-form.tsx'
import { DialogFrame } from './dialog-frame.tsx'
import { type FormSchema, type RecordFormProps, useRecordForm } from './use-record-form.tsx'
import './form.css'

interface DialogProps<S extends FormSchema, R> extends RecordFormProps<S, R> {
  /** The id of the record, if there is one: a draft about one record never appears in the form of another. */
  readonly record?: string | undefined
  /** That of small dialogs by default. */
  readonly width?: string
  /** The dialog is open only at this exact address: Back closes it. */
  readonly exactAddress?: boolean
  /** The record can only be viewed, for example because it is deleted. */
  readonly readOnly?: boolean
  /** Cancel works also while something is being sent: closing the dialog calls it off. */
  readonly closesWhileBusy?: boolean
  readonly onClose: () => void
}

/** A form about one record in a dialog. Mount it to open it. */
export function FormDialog<S extends FormSchema, R>(props: DialogProps<S, R>) {
  const { title, record = '', width, exactAddress = false, readOnly = false, closesWhileBusy = false } = props
  const { okText, initialValues, onClose } = props
  const { form, save, alternate, busy, isUploading, dialogs, note, isDirty, fields } = useRecordForm(props, {
    name: `dialog ${record} ${title}`,
    title,
  })
  return (
    <DialogFrame
      title={title}
      width={width}
      okText={okText}
      busy={busy}
      isUploading={isUploading}
      closesWhileBusy={closesWhileBusy}
      isDirty={isDirty}
      exactAddress={exactAddress}
      readOnly={readOnly}
      alternative={alternate}
      onOk={() => form.submit()}
      onClose={onClose}
    >
      <DialogForm
        form={form}
        disabled={readOnly}
        scrollToFirstError={{ focus: true }}
        initialValues={initialValues}
        onFinish={(values) => void save(values)}
      >
        {note}
        {fields}
      </DialogForm>
      {dialogs}
    </DialogFrame>
  )
}
