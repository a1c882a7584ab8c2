import { UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { formatNumber } from '../../../platform/web/format-number.ts'
import { notices } from '../../../platform/web/notices.tsx'
import { fileExtensions, largestFile, mostRows } from '../import.rules.ts'
import './runs.css'

interface Props {
  /** Given by the form's item. */
  readonly id?: string
  /** The name of the chosen file. */
  readonly value?: string | null
  readonly onChange?: (name: string) => void
  readonly onFile: (file: File) => void
  /** What else there is to know about the file. */
  readonly hint?: string
}

const megabytes = largestFile / 1024 / 1024
const tooLarge = () => m.runs_text_file_large({ megabytes })

/** A spreadsheet to import. */
export function FileField({ id, value, onChange, onFile, hint = '' }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="runs-file">
      <input
        ref={input}
        type="file"
        accept={fileExtensions.join(',')}
        hidden
        aria-label={m.runs_choose_file()}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file === undefined) return
          if (file.size > largestFile) return notices.error(m.runs_import_failed(), tooLarge())
          onFile(file)
          onChange?.(file.name)
        }}
      />
      <Button id={id ?? ''} icon={<UploadOutlined aria-hidden />} onClick={() => input.current?.click()}>
        {m.runs_choose_file()}
      </Button>
      {value && <strong>{value}</strong>}
      <small>
        {m.runs_file_hint({
          formats: fileExtensions.join(', '),
          megabytes,
          rows: formatNumber(mostRows),
        })}{' '}
        {hint}
      </small>
    </div>
  )
}
