import { Button, Empty } from 'antd'
import { m } from '../../../generated/messages/messages.js'

/** All that is left of a list that failed. */
export function ListError() {
  return (
    <p className="list-error" role="alert">
      {m.list_error()}
    </p>
  )
}

interface Props {
  readonly filtered: boolean
  readonly onClear: () => void
}

export function ListEmpty({ filtered, onClear }: Props) {
  return (
    <div className="list-notice">
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={filtered ? m.list_empty_filtered() : m.list_empty()} />
      {filtered && <Button onClick={onClear}>{m.list_clear_filters()}</Button>}
    </div>
  )
}
