import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import type { ListSpec, SortDirection } from '../../shared/list.ts'
import { MenuButton } from '../parts/menu-button.tsx'
import type { Column } from './list-declaration.ts'
import { startExport } from './start-export.ts'

interface Props<Row, S extends string> {
  readonly spec: ListSpec
  readonly filters: Readonly<Record<string, string>>
  readonly state: { readonly sort: string; readonly dir: SortDirection }
  readonly columns: readonly Column<Row, S>[]
  readonly also?: readonly string[] | undefined
}

/** Exports all pages of the filtered list as a file. */
export function ListExport<Row, S extends string>({ spec, filters, state, columns, also }: Props<Row, S>) {
  const [busy, setBusy] = useState(false)

  const run = async (format: 'CSV' | 'XLSX') => {
    setBusy(true)
    await startExport({
      list: spec.name,
      format,
      filters,
      sort: spec.defaultSort ? { type: state.sort, dir: state.dir } : null,
      columns: [...columns.filter((column) => !column.screenOnly).map((column) => column.key), ...(also ?? [])],
    })
    setBusy(false)
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
