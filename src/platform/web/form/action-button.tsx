import { Button, type ButtonProps } from 'antd'
import type { Operation } from '../../shared/operation.ts'
import { usePermission } from '../session/session.tsx'

interface Props extends ButtonProps {
  /** The operation that the button calls in the end. */
  readonly operation: Operation
}

/** A button that is shown only to viewers who may call its operation. */
export function ActionButton({ operation, ...button }: Props) {
  return usePermission(operation) ? <Button {...button} /> : null
}
