import { Alert, Button } from 'antd'
import { m } from '../../../../generated/messages/messages.js'

/** Says that the record on the screen was changed elsewhere. */
export default function ChangedNotice({ onLook }: { readonly onLook: () => void }) {
  return (
    <Alert
      className="live-changed"
      type="warning"
      showIcon
      title={m.live_form_changed()}
      action={
        <Button size="small" onClick={onLook}>
          {m.live_look()}
        </Button>
      }
    />
  )
}
