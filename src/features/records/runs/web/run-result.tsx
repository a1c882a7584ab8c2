import { DownloadOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import type { RunRowsQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/runs.js'
import { startExport } from '../../../../platform/web/list/start-export.ts'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { translate } from '../../../../platform/web/words/texts.ts'
import type { GivenLayout, TableLayout } from '../../../../platform/shared/table-layout.ts'
import { runRowList } from '../run.list.ts'
import { type RowProblem, rowProblems } from '../run.values.ts'
import { columnName, importColumns } from './import-columns.ts'
import { replacementOf } from './import-question.tsx'
import { ImportLayout } from './import-layout.tsx'
import { type RunInfo, runModel, useRun } from './run-cache.ts'
import { RunProgress } from './run-progress.tsx'
import { runRowsDocument } from './run.documents.ts'
import { layoutOf } from './use-dry-run.ts'
import './runs.css'

type Row = RunRowsQuery['cmsRunRows']['items'][number]

/** How many rows of each problem are shown; the report has all of them. */
const shownRows = 100

/** The result of a dry run or an import: the counts, and the rows with a problem. */
export function RunResult({
  id,
  onRead,
}: {
  readonly id: string
  readonly onRead?: (said: GivenLayout) => Promise<void>
}) {
  const { data: run } = useRun(id)
  if (!run) return null
  if (run.state === 'WORKING')
    return (
      <div className="runs-result" role="status">
        <RunProgress run={run} />
        <p>{m.runs_in_background()}</p>
      </div>
    )
  return <Found run={run} onRead={onRead} />
}

function Found({ run, onRead }: Pick<Parameters<typeof RunResult>[0], 'onRead'> & { readonly run: RunInfo }) {
  const layout = layoutOf(run)
  const replacement = replacementOf(run)
  const isDryRun = run.state === 'CHECKED'
  const counts: readonly [number, (count: { count: string }) => string][] = [
    [run.malformed, m.runs_count_malformed],
    [run.created, isDryRun ? m.runs_count_new : m.runs_count_created],
    [(run.result as Record<string, number>).replaced ?? 0, m.runs_count_replaced],
    [run.existing, m.runs_count_existing],
    [run.repeated, m.runs_count_repeated],
    [run.guessable, m.runs_count_guessable],
  ]
  const isClean = run.existing + run.repeated + run.guessable + run.malformed === 0
  const failure =
    run.failure && translate({ reason: run.failureReason, params: run.failureParams, message: run.failure })
  return (
    <section className="runs-result">
      <Alert
        type={failure || run.malformed > 0 ? 'error' : isClean ? 'success' : 'warning'}
        title={failure || (isDryRun ? m.runs_checked() : m.runs_imported())}
        description={
          <>
            {run.sheet !== null && <p>{m.runs_sheet_read({ sheet: run.sheet })}</p>}
            {isDryRun && replacement && (
              <p>
                {m.runs_replace_text({
                  removes: formatNumber(replacement.removes),
                  stays: formatNumber(replacement.stays),
                })}
              </p>
            )}
            {isDryRun && run.created === 0 && <p>{m.runs_count_nothing()}</p>}
            <ul>
              {counts.flatMap(([count, text]) =>
                count > 0 ? [<li key={text({ count: '' })}>{text({ count: formatNumber(count) })}</li>] : [],
              )}
            </ul>
          </>
        }
      />
      {isDryRun && layout && <ImportLayout kind={run.kind} layout={layout} onRead={onRead} />}
      {!isClean && <Problems run={run} />}
    </section>
  )
}

const countOf = (run: RunInfo): Readonly<Record<RowProblem, number>> => ({
  MALFORMED: run.malformed,
  REPEATED: run.repeated,
  EXISTING: run.existing,
  GUESSABLE: run.guessable,
})

function Problems({ run }: { readonly run: RunInfo }) {
  const { data: rows = [] } = useQuery({
    queryKey: [runModel, 'rows', run._id, run.state],
    queryFn: ({ signal }) => problemRows(run, signal),
  })
  const all = rowProblems.reduce((sum, problem) => sum + countOf(run)[problem], 0)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must reach it */}
      <div className="runs-rows" tabIndex={0} role="region" aria-label={m.runs_problem()}>
        <table>
          <thead>
            <tr>
              <th scope="col">{m.runs_row()}</th>
              <th scope="col">{m.runs_problem_column()}</th>
              <th scope="col">{m.runs_value()}</th>
              <th scope="col">{m.runs_problem()}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row._id}>
                <td>{formatNumber(row.row)}</td>
                <td>{row.column !== null && columnName(row.column)}</td>
                <td>
                  <code>{valueOf(row)}</code>
                </td>
                <td>{problemOf(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="runs-report">
        {all > rows.length && rows.length > 0 && (
          <p>{m.runs_rows_more({ shown: formatNumber(rows.length), count: formatNumber(all) })}</p>
        )}
        <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void openReport(run)}>
          {m.runs_report()}
        </Button>
      </div>
    </>
  )
}

/** The columns of the file that was imported, and 'Problem'. */
const openReport = ({ _id, kind, layout }: RunInfo) =>
  startExport({
    list: runRowList.name,
    format: 'XLSX',
    filters: { runId: _id },
    columns: [...(importColumns[kind] ?? []).filter((key) => isRead(key, layout as TableLayout | null)), 'problem'],
  })

/** What a file says only now and then is left out of the report of a file that does not. */
const isRead = (key: string, layout: TableLayout | null) =>
  (key !== 'vendorCode' && key !== 'remarks') || layout?.columns.some((column) => column.key === key) === true

export const isImport = ({ kind }: Pick<RunInfo, 'kind'>) => kind in importColumns

/** The first rows of each problem, in the order of the file. */
async function problemRows(run: RunInfo, signal: AbortSignal): Promise<Row[]> {
  const some = rowProblems.filter((problem) => countOf(run)[problem] > 0)
  const pages = await Promise.all(
    some.map(async (problem) => {
      const variables = { runId: run._id, problem, page: 1, limit: shownRows }
      return (await request(runRowsDocument, variables, { signal })).cmsRunRows.items
    }),
  )
  return pages.flat().toSorted((a, b) => a.row - b.row)
}

/** A quantity of one is not shown. */
const valueOf = ({ cells }: Row) =>
  Object.values(cells as Record<string, string | number>)
    .filter((value) => value !== '' && value !== 1)
    .join(' · ')

function problemOf({ problem, why, reason, firstRow, existsIn }: Row): string {
  if (problem === 'REPEATED') return m.runs_text_problem_repeated({ row: formatNumber(firstRow ?? 0) })
  if (problem === 'EXISTING')
    return existsIn === null ? m.runs_text_problem_existing() : m.runs_text_problem_existing_in({ title: existsIn })
  if (problem === 'GUESSABLE') return m.runs_text_problem_guessable()
  return translate({ reason, message: why })
}
