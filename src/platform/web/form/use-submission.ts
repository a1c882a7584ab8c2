import type { FormInstance } from 'antd'
import { useCallback, useEffect, useRef, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { notices } from '../notices/notices.tsx'
import { isRequestError, type RequestError } from '../requests/request-error.ts'
import { failureText } from './failure.ts'
import { type KeyMaker, submissionKeys } from './idempotency.ts'
import { showFieldErrors } from './field-errors.ts'

export interface Submission<V, R> {
  readonly send: (values: V, options: { readonly idempotencyKey: string }) => Promise<R>
  readonly onDone: (result: R) => void
  /** Its fields show the server's field errors. */
  readonly form?: FormInstance | undefined
  /** The record changed since it was read: ask the person. Without it, a conflict is shown like any failure. */
  readonly onConflict?: (error: RequestError, values: V) => void
  /**
   * The request proves a secret, and the server counts each sending as an attempt: nothing is repeated automatically.
   */
  readonly provesSecret?: true
  /** Shows a failure; a notice titled 'Error' by default. */
  readonly onFailure?: (text: string) => void
}

/** Milliseconds to wait before each repetition of a request that got no answer. */
const pauses = [600, 2000]

/**
 * Sends a request once. If no answer comes it is repeated, and may be sent again by hand, under the same idempotency
 * key, so that it cannot take effect twice. A second click while it is being sent does nothing.
 */
export function useSubmission<V, R>(
  submission: Submission<V, R>,
): { submit: (values: V) => Promise<void>; busy: boolean } {
  const [busy, setBusy] = useState(false)
  const latest = useRef(submission)
  useEffect(() => {
    latest.current = submission
  })
  const running = useRef(false)
  const [keys] = useState(submissionKeys)

  const submit = useCallback(
    async (values: V) => {
      if (running.current) return
      running.current = true
      setBusy(true)
      try {
        await deliver(values, () => latest.current, keys)
      } finally {
        running.current = false
        setBusy(false)
      }
    },
    [keys],
  )
  return { submit, busy }
}

/**
 * Sends values, and reports the failure or calls `onDone`. An error that `onDone` throws is passed on: by then the
 * server has done what was asked, so it must not be shown as a failure.
 */
export async function deliver<V, R>(values: V, current: () => Submission<V, R>, keys: KeyMaker): Promise<void> {
  let result: R
  try {
    const send = () => current().send(values, { idempotencyKey: keys.keyFor(values) })
    result = await (current().provesSecret ? send() : persistently(send))
    keys.answered()
  } catch (error) {
    if (!isRequestError(error, 'OFFLINE')) keys.answered()
    return showFailure(error, values, current())
  }
  current().onDone(result)
}

async function persistently<R>(send: () => Promise<R>): Promise<R> {
  for (const pause of pauses) {
    try {
      return await send()
    } catch (error) {
      if (!isRequestError(error, 'OFFLINE')) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return send()
}

function showFailure<V, R>(error: unknown, values: V, { form, onConflict, onFailure }: Submission<V, R>): void {
  const inform = onFailure ?? ((text: string) => notices.error(m.common_error(), text))
  if (isRequestError(error, 'CONFLICT') && error.version !== undefined && onConflict) return onConflict(error, values)
  if (isRequestError(error, 'BAD_USER_INPUT') && form && error.fields.length > 0) {
    const left = showFieldErrors(form, error)
    if (left.length < error.fields.length)
      form.scrollToField(form.getFieldsError().find((field) => field.errors.length)?.name ?? [])
  }
  inform(failureText(error))
}
