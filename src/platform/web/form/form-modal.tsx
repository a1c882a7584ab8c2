import { Form, type FormInstance, type FormRule, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { m } from '../../../generated/messages/messages.js'
import type { RequestError } from '../request-error.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useSubmission } from './use-submission.ts'
import { useUnloadGuard } from './unsaved-guard.tsx'
import { type Translate, zodRules } from './zod-rules.ts'

interface Props<V extends object, R> {
  readonly title: string
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
  const [touched, setTouched] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const { submit, busy } = useSubmission<V, R>({ ...props, form: form as FormInstance })
  useUnloadGuard(touched)
  return (
    <Modal
      open
      title={props.title}
      okText={props.okText ?? m.form_save()}
      cancelText={m.form_cancel()}
      confirmLoading={busy}
      mask={{ closable: !touched }}
      onOk={() => form.submit()}
      onCancel={() => (touched && !busy ? setLeaving(true) : props.onClose())}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        scrollToFirstError={{ focus: true }}
        initialValues={props.initialValues}
        onValuesChange={() => setTouched(true)}
        onFinish={(values) => void submit(values)}
      >
        {props.children(zodRules(props.schema, props.translate), form)}
      </Form>
      {leaving && (
        <ConfirmDialog
          title={m.form_unsaved_title()}
          text={m.form_unsaved_text()}
          okText={m.form_unsaved_leave()}
          cancelText={m.form_unsaved_stay()}
          onOk={props.onClose}
          onCancel={() => setLeaving(false)}
        />
      )}
    </Modal>
  )
}
