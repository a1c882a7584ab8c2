import { UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef } from 'react'
import { m } from '../../../generated/messages/messages.js'
import '../../../generated/messages/texts/files.js'
import { largestTable, tableExtensions } from '../../shared/table-file.ts'
import { notices } from '../notices/notices.tsx'
import './form.css'

interface Props {
  /** Given by the form's item. */
  readonly id?: string
  /** The name of the chosen file. */
  readonly value?: string | null
  readonly onChange?: (name: string) => void
  readonly onFile: (file: File) => void
  /** What the file may be. */
  readonly hint: (limits: { readonly formats: string; readonly megabytes: number }) => string
}

const megabytes = largestTable / 1024 / 1024

/** A spreadsheet to import. Its form item holds only its name. */
export function FileField({ id, value, onChange, onFile, hint }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="form-file">
      <input
        ref={input}
        type="file"
        accept={tableExtensions.join(',')}
        hidden
        aria-label={m.form_choose_file()}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file === undefined) return
          if (file.size > largestTable) return notices.error(m.common_error(), m.files_text_too_large({ megabytes }))
          onFile(file)
          onChange?.(file.name)
        }}
      />
      <Button id={id ?? ''} icon={<UploadOutlined aria-hidden />} onClick={() => input.current?.click()}>
        {m.form_choose_file()}
      </Button>
      {value && <strong>{value}</strong>}
      <small>{hint({ formats: tableExtensions.join(', '), megabytes })}</small>
    </div>
  )
}
