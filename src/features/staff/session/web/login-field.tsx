import type { ReactNode } from 'react'

interface FieldProps {
  readonly id: string
  readonly name: string
  readonly status: 'error' | ''
  readonly 'aria-required': true
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

/** A label, its input and its error. */
export function LoginField({
  id,
  label,
  hint,
  fault,
  children,
}: {
  id: string
  label: string
  /** A hint about what to enter. */
  hint?: string
  fault: string | undefined
  children: (field: FieldProps) => ReactNode
}) {
  const faultId = `${id}-fault`
  const hintId = `${id}-hint`
  const described = [hint === undefined ? '' : hintId, fault === undefined ? '' : faultId].filter(Boolean).join(' ')
  return (
    <div className="login-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name: id,
        status: fault === undefined ? '' : 'error',
        'aria-required': true,
        'aria-invalid': fault !== undefined,
        'aria-describedby': described || undefined,
      })}
      {hint !== undefined && (
        <p className="login-hint" id={hintId}>
          {hint}
        </p>
      )}
      {fault !== undefined && (
        <p className="login-fault" id={faultId}>
          {fault}
        </p>
      )}
    </div>
  )
}
