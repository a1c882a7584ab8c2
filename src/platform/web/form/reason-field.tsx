import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Form, Input } from 'antd'
import { useEffect, useEffectEvent, useRef } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { letterLimit } from './letter-limit.ts'
import { mustShow } from './must-show.ts'
import { submitOnEnter } from './submit-on-enter.ts'
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
  /** What the dialog begins with. */
  readonly initial?: string | undefined
}

const longest = 500

const nothing: OfferedReasons = { queryKey: ['no reasons'], queryFn: async () => [], staleTime: Infinity }

/** Where a digit is a digit. */
const textField = 'input:not([type=radio], [type=checkbox], [readonly]), textarea, select, [contenteditable=true]'

/**
 * The field `reason` of the form around it. An offered reason is put into it by a click or, anywhere in the dialog, by
 * Alt and its digit; outside of text fields, the digit is enough.
 */
export function ReasonField({ label, required, offered }: AskedReason) {
  const form = Form.useFormInstance<{ reason?: string }>()
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...(offered ?? nothing), enabled: offered !== undefined })
  const typed = Form.useWatch('reason', form)
  const box = useRef<HTMLDivElement>(null)
  const input = () => form.getFieldInstance('reason') as HTMLElement | undefined
  const choose = (reason: string) => {
    form.setFields([{ name: 'reason', value: reason, touched: true, errors: [] }])
    input()?.focus()
  }
  const onKeyDown = useEffectEvent(async (event: KeyboardEvent) => {
    const { code, target, isComposing, ctrlKey, metaKey, shiftKey, altKey } = event
    // By its code, because Alt makes another character of the key on some keyboards.
    const digit = /^Digit([1-9])$/.exec(code)?.[1] ?? (altKey ? undefined : /^Numpad([1-9])$/.exec(code)?.[1])
    if (!offered || digit === undefined || isComposing || ctrlKey || metaKey || shiftKey) return
    if (!altKey && (target as Element).closest(textField)) return
    event.preventDefault()
    // The key may be quicker than the answer.
    const texts = data ?? (await queryClient.ensureQueryData(offered).catch((): readonly string[] => []))
    const reason = texts[Number(digit) - 1]
    if (reason !== undefined) choose(reason)
  })
  useEffect(() => {
    const around = box.current?.closest<HTMLElement>('[role=dialog]') ?? box.current?.closest('form')
    const listener = (event: KeyboardEvent) => void onKeyDown(event)
    around?.addEventListener('keydown', listener)
    return () => around?.removeEventListener('keydown', listener)
  }, [])
  return (
    <div ref={box}>
      {offered && data?.length !== 0 && (
        <div className="form-reasons" role="group" aria-label={m.form_reasons()}>
          {data?.map((reason, i) => (
            <Button
              key={reason}
              size="small"
              aria-pressed={reason === typed}
              {...(i < 9 && { 'aria-keyshortcuts': `Alt+${i + 1}` })}
              onClick={() => choose(reason)}
            >
              {i < 9 && <kbd aria-hidden>Alt+{i + 1}</kbd>}
              {reason}
            </Button>
          ))}
        </div>
      )}
      <Form.Item name="reason" label={label} rules={required === undefined ? [] : [mustShow(required)]}>
        <Input.TextArea autoFocus rows={3} {...letterLimit(longest)} showCount onKeyDown={submitOnEnter(form.submit)} />
      </Form.Item>
    </div>
  )
}
