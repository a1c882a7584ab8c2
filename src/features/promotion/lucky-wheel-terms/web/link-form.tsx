import { Button, Input } from 'antd'
import { type KeyboardEvent, useId, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { linkAddress, longestLink } from '../../../../platform/shared/link.ts'

interface Props {
  /** The address of the link that holds the cursor. */
  readonly address: string | undefined
  readonly onApply: (address: string) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** Edits the address of a link. Not a `<form>`, because it is inside one. */
export function LinkForm({ address, onApply, onRemove, onClose }: Props) {
  const [typed, setTyped] = useState(address ?? 'https://')
  const [wrong, setWrong] = useState(false)
  const problem = useId()
  const apply = () => {
    const opened = linkAddress(typed)
    if (opened === null) setWrong(true)
    else onApply(opened)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Enter') apply()
    else onClose()
  }
  return (
    <>
      <Input
        autoFocus
        size="small"
        type="url"
        aria-label={m.lucky_wheel_terms_link_address()}
        aria-invalid={wrong}
        aria-describedby={problem}
        {...(wrong && { status: 'error' as const })}
        value={typed}
        maxLength={longestLink}
        onChange={(event) => {
          setTyped(event.target.value)
          setWrong(false)
        }}
        onKeyDown={onKeyDown}
      />
      <Button size="small" type="primary" onClick={apply}>
        {m.lucky_wheel_terms_link_apply()}
      </Button>
      {address !== undefined && (
        <Button size="small" onClick={onRemove}>
          {m.lucky_wheel_terms_link_remove()}
        </Button>
      )}
      <small id={problem} role="alert">
        {wrong && m.lucky_wheel_terms_link_invalid()}
      </small>
    </>
  )
}
