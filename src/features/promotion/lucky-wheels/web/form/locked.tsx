import { LockOutlined } from '@ant-design/icons'

/** Says why something can no longer be changed. */
export function Locked({ id, reason }: { readonly id?: string; readonly reason: string }) {
  return (
    <small {...(id !== undefined && { id })} className="lucky-wheels-locked">
      <LockOutlined aria-hidden /> {reason}
    </small>
  )
}
