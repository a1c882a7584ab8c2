import {
  CheckOutlined,
  EyeOutlined,
  HistoryOutlined,
  InboxOutlined,
  SafetyOutlined,
  UndoOutlined,
  UserOutlined,
} from '@ant-design/icons'
import { useMemo } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import type { BulkAction, RowAction } from '../../../../platform/web/list/list-declaration.ts'
import { ListScreen } from '../../../../platform/web/list/list-screen.tsx'
import { OpenPage } from '../../../content/pages/web/public.ts'
import { deskGuard, useStatusActions, useTaking } from '../../../records/term-status/web/public.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { personOperations } from '../../../records/persons/person.operations.ts'
import { reportLists } from '../report.list.ts'
import { reportOperations } from '../report.operations.ts'
import { handleMany, loadedRow, toggleHandled } from './handled.ts'
import { MayTake } from './may-take.ts'
import { OpenOver } from './open-over.tsx'
import type { AnyAction, ReportKind } from './report-kinds.tsx'
import { historyDetail, recordDetail, statusDetail } from './report-listing.tsx'
import type { ReportedRow } from './reported-row.ts'
import { reportedStatus } from './reported-status.ts'

type Action = RowAction<ReportedRow>

const view: Action = {
  key: 'view',
  label: m.reports_view,
  icon: <EyeOutlined aria-hidden />,
  href: (row) => `?${recordDetail}=${row._id}`,
}
const viewCreator: Action = {
  key: 'creator',
  label: m.reports_view_creator,
  icon: <UserOutlined aria-hidden />,
  operation: personOperations.cmsGetUser,
  shown: ({ creator }) => creator !== undefined,
  href: ({ creator }) => `?creator=${creator?._id}`,
}
/** The kinds whose card has the status as a field. */
const withStatusField: ReadonlySet<TermModel> = new Set(['POST', 'PRODUCT', 'PAGE', 'GROUP'])
/** The kinds whose rows have a button for the detail; elsewhere the name is enough. */
const viewed: ReadonlySet<TermModel> = new Set(['POST', 'COMMENT', 'PRODUCT'])
const history: Action = {
  key: 'history',
  label: m.reports_history,
  icon: <HistoryOutlined aria-hidden />,
  inline: true,
  shortcut: { letter: 'y', label: m.reports_history },
  href: (row) => `?${historyDetail}=${row._id}`,
}
const changeStatus: Action = {
  key: 'status',
  label: m.reports_change_status,
  icon: <SafetyOutlined aria-hidden />,
  shortcut: { letter: 'c', label: m.reports_change_status },
  shown: (row) => !row.isOwn,
  href: (row) => `?${statusDetail}=${row._id}`,
}
const openCase: Action = {
  key: 'desk',
  label: m.reports_open_case,
  icon: <InboxOutlined aria-hidden />,
  shortcut: { letter: 'o', label: m.reports_open_case },
  shown: (row) => row.openCaseId != null,
  href: (row) => `/reports/case/${row.openCaseId}`,
}

const marks = [
  { key: 'handle', handled: true, label: m.reports_mark, icon: <CheckOutlined aria-hidden /> },
  { key: 'open', handled: false, label: m.reports_unmark, icon: <UndoOutlined aria-hidden /> },
] as const
const markShortcut = { letter: 'm', label: m.reports_mark_or_unmark }

/** Marking as handled and reopening, for one row and for many. */
function markActions(model: TermModel, mayTake: (name: string) => Promise<boolean>) {
  const operation = reportOperations.cmsMarkReportsHandledOfMany
  return {
    rowActions: marks.map(({ handled, ...choice }): Action => ({
      ...choice,
      operation: reportOperations.cmsMarkReportsHandled,
      shortcut: markShortcut,
      shown: (row) => !row.isOwn && row.isAdminReport !== handled,
      run: (row, onDone) => void toggleHandled(model, row, mayTake).then(onDone),
    })),
    bulkActions: marks.map(({ handled, ...choice }): BulkAction => ({
      ...choice,
      operation,
      ask: { title: (count) => (handled ? m.reports_mark_many({ count }) : m.reports_unmark_many({ count })) },
      ...(handled && { guard: deskGuard(model, reportLists[model].name) }),
      ...handleMany(model, handled),
    })),
  }
}

/** The actions of a row for the record's card, where only the record is known. */
const onRecord =
  (model: TermModel) =>
  ({ label, href, run, shown, ...action }: Action): AnyAction => ({
    ...action,
    shown: ({ _id }) => {
      const row = loadedRow(model, _id)
      return row !== undefined && (shown?.(row) ?? true)
    },
    label: ({ _id }) => label(loadedRow(model, _id)!),
    ...(href ? { href: ({ _id }) => href(loadedRow(model, _id)!) } : {}),
    ...(run ? { run: ({ _id }, onDone) => run(loadedRow(model, _id)!, onDone) } : {}),
  })

/** `/reports/{kind}`: the reported records of one kind. */
export function ReportsScreen({ kind: { model, list, detail } }: { readonly kind: ReportKind }) {
  const declared = useMemo(() => reportedStatus(model, list.nameOf), [model, list])
  const status = useStatusActions(declared, { inline: model === 'PRODUCT' })
  const { ask: mayTake, question } = useTaking(false)
  const mark = useMemo(() => markActions(model, mayTake), [model, mayTake])
  const rowActions = useMemo(
    () => [
      { ...view, inline: viewed.has(model) },
      viewCreator,
      history,
      changeStatus,
      openCase,
      ...mark.rowActions,
      ...status.rowActions,
    ],
    [model, mark, status.rowActions],
  )
  const cardActions = useMemo(() => {
    const onRow = new Set([view.key, viewCreator.key, ...(withStatusField.has(model) ? [changeStatus.key] : [])])
    return rowActions.filter(({ key }) => !onRow.has(key)).map(onRecord(model))
  }, [rowActions, model])
  return (
    <MayTake value={mayTake}>
      <ListScreen
        list={list}
        rowActions={rowActions}
        bulkActions={[...mark.bulkActions, ...status.bulkActions]}
        renderDetail={(open) => detail(open, cardActions)}
      />
      {status.dialog}
      {question}
      <OpenPage />
      <OpenOver model={model} nameOf={list.nameOf} />
    </MayTake>
  )
}
