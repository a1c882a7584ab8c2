import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import type { ListSpec, SortDirection } from '../../shared/list.ts'
import { failureText } from '../form/failure.ts'
import { request } from '../graphql-client.ts'
import { MenuButton } from '../menu-button.tsx'
import { notices } from '../notices.tsx'
import type { Column } from './list-declaration.ts'
import { createExportDocument } from './list.documents.ts'

interface Props<Row, S extends string> {
  readonly spec: ListSpec
  readonly filters: Readonly<Record<string, string>>
  readonly state: { readonly sort: string; readonly dir: SortDirection }
  readonly columns: readonly Column<Row, S>[]
  readonly also?: readonly string[] | undefined
}

/** Exports all pages of the filtered list as a file, which the server streams from an address that works once. */
export function ListExport<Row, S extends string>({ spec, filters, state, columns, also }: Props<Row, S>) {
  const [busy, setBusy] = useState(false)

  const run = async (format: 'CSV' | 'XLSX') => {
    setBusy(true)
    try {
      const { createExport } = await request(createExportDocument, {
        list: spec.name,
        format,
        filters,
        sort: spec.defaultSort ? { type: state.sort, dir: state.dir } : null,
        columns: [...columns.filter((column) => !column.screenOnly).map((column) => column.key), ...(also ?? [])],
      })
      const link = document.createElement('a')
      link.href = createExport.url
      link.download = ''
      link.click()
    } catch (error) {
      notices.error(m.common_error(), failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <MenuButton
      label={m.list_export()}
      items={[
        { key: 'CSV', label: m.list_export_csv() },
        { key: 'XLSX', label: m.list_export_xlsx() },
      ]}
      onChoose={(key) => void run(key as 'CSV' | 'XLSX')}
    >
      {(trigger) => (
        <Button {...trigger} icon={<DownloadOutlined aria-hidden />} loading={busy}>
          {m.list_export()}
        </Button>
      )}
    </MenuButton>
  )
}
