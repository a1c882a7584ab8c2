import { UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { formatNumber } from '../../../platform/web/format-number.ts'
import { notices } from '../../../platform/web/notices.tsx'
import { fileExtensions, largestFile, mostCodes } from '../voucher-code.rules.ts'
import './voucher-codes.css'

interface Props {
  /** Given by the form's item. */
  readonly id?: string
  /** The name of the chosen file. */
  readonly value?: string | null
  readonly onChange?: (name: string) => void
  readonly onFile: (file: File) => void
}

const megabytes = largestFile / 1024 / 1024
const tooLarge = () => m.voucher_codes_text_file_large({ megabytes })

/** A spreadsheet of codes. */
export function FileField({ id, value, onChange, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="voucher-codes-file">
      <input
        ref={input}
        type="file"
        accept={fileExtensions.join(',')}
        hidden
        aria-label={m.voucher_codes_choose_file()}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file === undefined) return
          if (file.size > largestFile) return notices.error(m.voucher_codes_create_error(), tooLarge())
          onFile(file)
          onChange?.(file.name)
        }}
      />
      <Button id={id ?? ''} icon={<UploadOutlined aria-hidden />} onClick={() => input.current?.click()}>
        {m.voucher_codes_choose_file()}
      </Button>
      {value && <strong>{value}</strong>}
      <small>
        {m.voucher_codes_file_hint({
          formats: fileExtensions.join(', '),
          megabytes,
          rows: formatNumber(mostCodes),
        })}
      </small>
    </div>
  )
}
