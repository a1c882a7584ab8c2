import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { RunKind } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { columnName, importColumns } from './import-columns.ts'

/** Downloads an empty file with the titles that an import knows, in the language of the screen. */
export function ImportTemplate({ kind }: { readonly kind: RunKind }) {
  return (
    <Button type="link" size="small" icon={<DownloadOutlined aria-hidden />} onClick={() => save(importColumns[kind]!)}>
      {m.runs_template()}
    </Button>
  )
}

function save(keys: readonly string[]): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([utf16(`${keys.map(columnName).join('\t')}\r\n`)], { type: 'text/csv' }))
  link.download = m.runs_template_file()
  link.click()
  URL.revokeObjectURL(link.href)
}

/** With tabs in UTF-16, spreadsheets of every country open a text in columns. */
const utf16 = (text: string) => Uint16Array.from([0xfeff, ...Array.from(text, (letter) => letter.charCodeAt(0))])
