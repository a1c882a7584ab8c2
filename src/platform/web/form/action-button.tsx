import { Button, type ButtonProps } from 'antd'
import type { Operation } from '../../shared/operation.ts'
import { useMay } from '../session.tsx'

interface Props extends ButtonProps {
  /** What it ends in. */
  readonly operation: Operation
}

/** A button that is there only for those who may do what it does. */
export function ActionButton({ operation, ...button }: Props) {
  return useMay(operation) ? <Button {...button} /> : null
}
