import type { ReactNode } from 'react'

interface FieldProps {
  readonly id: string
  readonly name: string
  readonly status: 'error' | ''
  readonly 'aria-required': true
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

/** A label, its input, and what is wrong with it. */
export function LoginField({
  id,
  label,
  fault,
  children,
}: {
  id: string
  label: string
  fault: string | undefined
  children: (field: FieldProps) => ReactNode
}) {
  const faultId = `${id}-fault`
  return (
    <div className="login-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name: id,
        status: fault === undefined ? '' : 'error',
        'aria-required': true,
        'aria-invalid': fault !== undefined,
        'aria-describedby': fault === undefined ? undefined : faultId,
      })}
      {fault !== undefined && (
        <p className="login-fault" id={faultId}>
          {fault}
        </p>
      )}
    </div>
  )
}
