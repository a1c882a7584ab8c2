import { Alert, Button, Select } from 'antd'
import { useState } from 'react'
import type { RunKind } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import type { GivenLayout, TableLayout } from '../../../../platform/shared/table-layout.ts'
import { failureText } from '../../../../platform/web/form/failure.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { columnName, importColumns } from './import-columns.ts'
import './runs.css'

interface Props {
  readonly kind: RunKind
  readonly layout: TableLayout
  /** Reads the file again; absent where the file is no longer there. */
  readonly onRead?: ((layout: GivenLayout) => Promise<void>) | undefined
}

/** How a file was read: its sheet, its titles, what each column is, what was ignored; and how to say otherwise. */
export function ImportLayout({ kind, layout, onRead }: Props) {
  const [busy, setBusy] = useState(false)
  const { sheet, otherSheets, titleRow, isSure, preview } = layout
  const read = async (said: GivenLayout) => {
    setBusy(true)
    try {
      await onRead?.({ sheet, titleRow: isSure ? titleRow : null, columns: columnsOf(layout), ...said })
    } catch (error) {
      notices.error(m.runs_import_failed(), failureText(error))
    }
    setBusy(false)
  }
  const asked = titleRow || (preview[0]?.row ?? 1)
  return (
    <>
      {!isSure && (
        <Alert
          type="warning"
          showIcon
          title={m.runs_title_question({ row: formatNumber(asked) })}
          description={
            <>
              <p>{m.runs_title_text()}</p>
              {onRead && (
                <div className="runs-answers">
                  <Button type="primary" disabled={busy} onClick={() => void read({ titleRow: asked, columns: null })}>
                    {m.runs_title_yes()}
                  </Button>
                  <Button disabled={busy} onClick={() => void read({ titleRow: 0, columns: null })}>
                    {m.runs_title_no()}
                  </Button>
                </div>
              )}
            </>
          }
        />
      )}
      {onRead && otherSheets.length > 0 && (
        <label className="runs-sheet">
          {m.runs_sheet()}
          <Select
            value={sheet}
            disabled={busy}
            options={[sheet, ...otherSheets].map((name) => ({ value: name, label: name }))}
            onChange={(name) => void read({ sheet: name, titleRow: null, columns: null })}
          />
        </label>
      )}
      <Preview kind={kind} layout={layout} onRead={onRead && read} busy={busy} />
      <Ignored layout={layout} />
    </>
  )
}

const columnsOf = ({ columns }: TableLayout) =>
  columns.filter(({ isSurplus }) => !isSurplus).map(({ column, key }) => ({ column, key }))

interface PreviewProps extends Pick<Props, 'kind' | 'layout'> {
  readonly onRead: ((said: GivenLayout) => Promise<void>) | undefined
  readonly busy: boolean
}

function Preview({ kind, layout, onRead, busy }: PreviewProps) {
  const { columns, preview, titleRow } = layout
  const options = [
    ...(importColumns[kind] ?? []).map((key) => ({ value: key, label: columnName(key) })),
    { value: '', label: m.runs_column_ignored() },
  ]
  /** A key belongs to one column: the one that had it gets what this one was. */
  const assign = (column: string, key: string) => {
    const before = columns.find((one) => one.column === column)!.key
    const said = columns.flatMap((one) => {
      if (one.column === column) return { column, key: key || null }
      return one.isSurplus ? [] : { column: one.column, key: key !== '' && one.key === key ? before : one.key }
    })
    void onRead?.({ columns: said })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must reach it
    <div className="runs-rows" tabIndex={0} role="region" aria-label={m.runs_preview()}>
      <table>
        <thead>
          <tr>
            <th scope="col">{m.runs_row()}</th>
            {columns.map(({ column, key, isSurplus }) => (
              <th scope="col" key={column}>
                {onRead ? (
                  <Select
                    size="small"
                    className="runs-column"
                    aria-label={m.runs_column({ column })}
                    disabled={busy}
                    value={isSurplus ? null : (key ?? '')}
                    placeholder={m.runs_column_surplus()}
                    options={options}
                    onChange={(value) => assign(column, value)}
                  />
                ) : (
                  columnName(key ?? '')
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.map(({ row, cells }) => (
            <tr key={row} className={row === titleRow ? 'runs-titles' : ''}>
              <th scope="row">{formatNumber(row)}</th>
              {columns.map(({ column }) => (
                <td key={column}>{cells[indexOf(column)]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const indexOf = (column: string) => [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** What was not imported, by name. */
function Ignored({ layout }: Pick<Props, 'layout'>) {
  const { columns, furtherColumns, rowsAbove, otherSheets, hiddenSheets } = layout
  const ignored = [
    ...rowsAbove.map(({ row, cells }) =>
      m.runs_ignored_row({ row: formatNumber(row), text: cells.filter(Boolean).join(' · ') }),
    ),
    ...columns
      .filter(({ key, isSurplus }) => key === null && !isSurplus)
      .map(({ column, title }) => m.runs_ignored_column({ column, title })),
    ...(furtherColumns > 0 ? [m.runs_ignored_columns({ count: formatNumber(furtherColumns) })] : []),
    ...otherSheets.map((name) => m.runs_ignored_sheet({ name })),
    ...hiddenSheets.map((name) => m.runs_ignored_hidden_sheet({ name })),
  ]
  if (ignored.length === 0) return null
  return (
    <div className="runs-ignored">
      <p>{m.runs_ignored()}</p>
      <ul>
        {ignored.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
