import { Form, type FormInstance, type FormRule, Modal } from 'antd'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { m } from '../../../generated/messages/messages.js'
import type { RequestError } from '../request-error.ts'
import { useSubmission } from './use-submission.ts'
import { useDialogGuard } from './unsaved-guard.tsx'
import { useDraft } from './use-draft.tsx'
import { type Translate, zodRules } from './zod-rules.ts'

interface Props<V extends object, R> {
  readonly title: string
  /** The id of the record that it is about, if there is one: what was typed about one never turns up at another. */
  readonly record?: string | undefined
  /** The rules, shared with the server. */
  readonly schema: z.ZodType
  readonly translate?: Translate
  readonly initialValues: Partial<V>
  readonly okText?: string
  readonly send: (values: V, options: { readonly idempotencyKey: string }) => Promise<R>
  readonly onDone: (result: R) => void
  readonly onConflict?: (error: RequestError, values: V) => void
  readonly onFailure?: (text: string) => void
  readonly onClose: () => void
  readonly children: (rulesFor: (field: string) => FormRule[], form: FormInstance<V>) => ReactNode
}

/** A short form in a dialog. Mount it to open it; closing it with changes in it asks first. */
export function FormModal<V extends object, R>(props: Props<V, R>) {
  const [form] = Form.useForm<V>()
  const { submit, busy } = useSubmission<V, R>({ ...props, form: form as FormInstance })
  const { close, guard } = useDialogGuard(() => form.isFieldsTouched() && !busy, props.onClose)
  const note = useDraft({
    form,
    name: `dialog ${props.record ?? ''} ${props.title}`,
    title: props.title,
    isDirty: () => form.isFieldsTouched(),
  })
  return (
    <Modal
      open
      title={props.title}
      okText={props.okText ?? m.form_save()}
      cancelText={m.form_cancel()}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={close}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        scrollToFirstError={{ focus: true }}
        initialValues={props.initialValues}
        onFinish={(values) => void submit(values)}
      >
        {note}
        {props.children(zodRules(props.schema, props.translate), form)}
      </Form>
      {guard}
    </Modal>
  )
}
