import type { FormInstance } from 'antd'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../parts/lazy-part.tsx'
import { useViewer } from '../session/session.tsx'
import { drafts, keepAtSessionEnd } from './session-drafts.ts'

const DraftNote = lazyPart(() => import('./draft-note.tsx'))

interface Options<V> {
  readonly form: FormInstance<V>
  /** Identifies the form among all others, with the record it is about. */
  readonly name: string
  /** For dialogs: the title of the dialog that the person must open again. */
  readonly title?: string
  readonly isDirty: () => boolean
  readonly onRestore?: ((values: Partial<V>) => void) | undefined
}

/**
 * Stores what is typed into a form when the session ends, for this person, without passwords. When they open the form
 * again it is filled in, with a note that can undo this. Unchanged fields show the record's current values.
 *
 * @returns the note, or nothing
 */
export function useDraft<V extends object>(options: Options<V>): ReactNode {
  const person = useViewer()._id
  const { form, name } = options
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const [restoredAt, setRestoredAt] = useState<number>()

  useEffect(() => {
    const valuesOf = () => form.getFieldsValue(true) as Record<string, unknown>
    const initial = valuesOf()
    const keep = () => {
      const { isDirty, title } = latest.current
      if (!isDirty()) return
      const isKept = ([field, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(initial[field])
      drafts.keep(person, name, Object.fromEntries(Object.entries(valuesOf()).filter(isKept)), title)
    }
    // Runs after the effects of the surrounding form, which may set fields from the record.
    const timer = setTimeout(() => {
      const draft = drafts.take(person, name)
      if (draft === undefined) return
      form.setFields(
        Object.entries(draft.values).map(([field, value]) => ({ name: field as never, value, touched: true })),
      )
      setRestoredAt(draft.at)
      latest.current.onRestore?.(draft.values as Partial<V>)
    })
    const callOff = keepAtSessionEnd(keep)
    return () => {
      clearTimeout(timer)
      callOff()
    }
  }, [form, name, person])

  if (restoredAt === undefined) return null
  const discard = () => {
    form.resetFields()
    setRestoredAt(undefined)
  }
  return (
    <Suspense>
      <DraftNote at={restoredAt} onDiscard={discard} />
    </Suspense>
  )
}
