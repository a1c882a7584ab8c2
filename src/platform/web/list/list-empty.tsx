import { Button, Empty } from 'antd'
import { m } from '../../../generated/messages/messages.js'

/** Shown in place of a list that failed. */
export function ListError() {
  return (
    <p className="list-error" role="alert">
      {m.common_error()}
    </p>
  )
}

interface Props {
  readonly filtered: boolean
  /** Instead of the default text. */
  readonly text: string | undefined
  readonly onClear: () => void
}

export function ListEmpty({ filtered, text, onClear }: Props) {
  const usual = filtered ? m.list_empty_filtered() : m.list_empty()
  return (
    <div className="list-notice">
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text ?? usual} />
      {filtered && <Button onClick={onClear}>{m.list_clear_filters()}</Button>}
    </div>
  )
}
