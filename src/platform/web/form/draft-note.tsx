import { Alert, Button } from 'antd'
import { m } from '../../../generated/messages/messages.js'
import { absoluteTime } from '../list/time.ts'

interface Props {
  /** When it was kept, in epoch milliseconds. */
  readonly at: number
  readonly onDiscard: () => void
}

/** Says that the form was filled in with what was typed before the session ended. */
export default function DraftNote({ at, onDiscard }: Props) {
  return (
    <Alert
      className="form-draft"
      type="info"
      showIcon
      role="status"
      title={m.form_draft_restored({ when: absoluteTime(new Date(at).toISOString()) })}
      action={
        <Button size="small" onClick={onDiscard}>
          {m.form_draft_discard()}
        </Button>
      }
    />
  )
}
