import type { LinkProps } from '@tanstack/react-router'
import { Button, Form } from 'antd'
import { type ReactNode, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { LinkButton } from '../parts/link-button.tsx'
import { onModEnter } from './on-mod-enter.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { type FormSchema, type RecordFormProps, useRecordForm } from './use-record-form.tsx'
import './form.css'

interface PageProps<S extends FormSchema, R> extends RecordFormProps<S, R> {
  /** Where Cancel leads. A screen that is no part of another one has no Cancel. */
  readonly back?: NonNullable<LinkProps['to']>
  /** Shows the fields read only. */
  readonly disabled?: boolean
  /** Called when what was entered breaks rules, with the names of the fields. */
  readonly onInvalid?: (fields: readonly string[]) => void
  /** Content between the title and the form, and under the form. */
  readonly above?: ReactNode
  readonly below?: ReactNode
}

/** A form about one record as a screen. Leaving it with unsaved changes asks first. */
export function FormPage<S extends FormSchema, R>(props: PageProps<S, R>) {
  const { title, back, disabled = false, above, below, okText, initialValues, onInvalid } = props
  const [name] = useState(() => location.pathname)
  const { form, save, alternate, busy, isUploading, dialogs, note, isDirty, fields } = useRecordForm(props, {
    name,
    createsOnce: true,
  })
  return (
    <section className="form-page">
      <h1>{title}</h1>
      {above}
      {note}
      <UnsavedGuard isDirty={isDirty} />
      <Form
        className="form-sheet"
        form={form}
        layout="vertical"
        disabled={disabled}
        scrollToFirstError={{ focus: true }}
        initialValues={initialValues}
        onKeyDown={onModEnter(() => !busy && !isUploading && !disabled && form.submit())}
        onFinish={(values) => void save(values)}
        onFinishFailed={({ errorFields }) => onInvalid?.(errorFields.map(({ name }) => String(name[0])))}
      >
        {fields}
        <div className="form-buttons">
          <Button
            type="primary"
            htmlType="submit"
            loading={busy || isUploading}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            {okText ?? m.common_save()}
          </Button>
          {alternate && (
            <Button disabled={disabled || isUploading} onClick={() => void alternate.run()}>
              {alternate.label}
            </Button>
          )}
          {back && (
            <LinkButton to={back} disabled={false}>
              {m.common_cancel()}
            </LinkButton>
          )}
        </div>
      </Form>
      {below}
      {dialogs}
    </section>
  )
}
