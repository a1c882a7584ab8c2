import { m } from '../../../generated/messages/messages.js'
import type { FieldChange } from '../../../platform/shared/refusal.ts'
import { ConflictDialog } from '../../../platform/web/form/conflict-dialog.tsx'
import { statusName } from '../../term-status/web/public.ts'
import { fieldName, groupNameInForm } from './post-texts.ts'

interface Props {
  readonly changes: readonly FieldChange[]
  readonly onTake: () => void
  readonly onApply: () => void
  readonly onCancel: () => void
}

/** The difference between the post (or its author) as it was seen and as it is now. */
export function PostConflict(props: Props) {
  return <ConflictDialog labelOf={fieldName} show={showValue} {...props} />
}

function showValue(field: string, value: unknown): string {
  const text = textOf(value)
  if (text === '') return m.form_conflict_nothing()
  if (field === 'status' || field === 'termStatus') return statusName(text)
  return field === 'group' ? groupNameInForm(text) : text
}

/** Of a list of reasons, the newest one counts. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return textOf((value[0] as { reason?: unknown } | undefined)?.reason)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
