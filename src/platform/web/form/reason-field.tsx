import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Form, Input } from 'antd'
import type { KeyboardEvent, ReactNode } from 'react'
import { m } from '../../../generated/messages/messages.js'
import './form.css'

/** The query for the reasons that are offered, in their order and in the language of the screen. */
export interface OfferedReasons {
  readonly queryKey: readonly string[]
  readonly queryFn: (call: { readonly signal: AbortSignal }) => Promise<readonly string[]>
  /** Milliseconds. */
  readonly staleTime: number
}

export interface AskedReason {
  readonly label: string
  /** Shown when the reason is missing or blank; without it there need not be one. */
  readonly required: string | undefined
  readonly offered?: OfferedReasons | undefined
}

const longest = 500

/** The field `reason` of the form around it. An offered reason is put into it by a click or its digit. */
export function ReasonField({ label, required, offered }: AskedReason) {
  const field = (
    <Form.Item
      name="reason"
      label={label}
      rules={required === undefined ? [] : [{ required: true, whitespace: true, message: required }]}
    >
      <Input.TextArea autoFocus rows={3} maxLength={longest} showCount />
    </Form.Item>
  )
  return offered ? <WithOffered offered={offered}>{field}</WithOffered> : field
}

interface Props {
  readonly offered: OfferedReasons
  readonly children: ReactNode
}

function WithOffered({ offered, children }: Props) {
  const form = Form.useFormInstance<{ reason?: string }>()
  const queryClient = useQueryClient()
  const { data } = useQuery(offered)
  const typed = Form.useWatch('reason', form)
  const choose = (reason: string) => {
    form.setFields([{ name: 'reason', value: reason, touched: true, errors: [] }])
    ;(form.getFieldInstance('reason') as HTMLElement | undefined)?.focus()
  }
  const onKeyDown = async (event: KeyboardEvent) => {
    const { key, nativeEvent, ctrlKey, metaKey, altKey } = event
    if (!/^[1-9]$/.test(key) || nativeEvent.isComposing || ctrlKey || metaKey || altKey) return
    const before = form.getFieldValue('reason') ?? ''
    // In a reason that somebody types, a digit is a digit.
    if (before !== '' && !data?.includes(before)) return
    event.preventDefault()
    // The key may be quicker than the answer.
    const texts = data ?? (await queryClient.ensureQueryData(offered).catch((): readonly string[] => []))
    choose(texts[Number(key) - 1] ?? before + key)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears what is typed into the field within
    <div onKeyDown={(event) => void onKeyDown(event)}>
      {data?.length !== 0 && (
        <div className="form-reasons" role="group" aria-label={m.form_reasons()}>
          {data?.map((reason, i) => (
            <Button key={reason} size="small" aria-pressed={reason === typed} onClick={() => choose(reason)}>
              {i < 9 && <kbd aria-hidden>{i + 1}</kbd>}
              {reason}
            </Button>
          ))}
        </div>
      )}
      {children}
    </div>
  )
}
