import { Suspense } from 'react'
import type { FormSchema } from '../form/use-record-form.tsx'
import { soonPart } from '../parts/lazy-part.tsx'
import type { RecordDialogProps, SavedRow } from './record-form-dialog.tsx'

const RecordFormDialog = soonPart(() => import('./record-form-dialog.tsx'))

/** Creates or changes a record of a list, in a dialog over it. */
export function RecordDialog<R extends SavedRow, S extends FormSchema, T>(props: RecordDialogProps<R, S, T>) {
  return (
    <Suspense>
      {/* A component that is loaded later has no type parameters. */}
      <RecordFormDialog {...(props as unknown as RecordDialogProps<SavedRow, FormSchema, unknown>)} />
    </Suspense>
  )
}
