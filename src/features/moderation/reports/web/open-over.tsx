import { Suspense } from 'react'
import { DialogFault } from '../../../../platform/web/form/dialog-fault.tsx'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { historyDetail, statusDetail } from './report-listing.tsx'
import type { ReportedRow } from './reported-row.ts'
import { useReported } from './use-reported.ts'

const HistoryDialog = lazyPart(() => import('./history-dialog.tsx'))
const StatusDialog = lazyPart(() => import('./status-dialog.tsx'))

interface Props {
  readonly model: TermModel
  readonly nameOf: (row: ReportedRow) => string
}

/** The dialogs that the address opens over a report list. */
export function OpenOver({ model, nameOf }: Props) {
  const history = useReported(model, historyDetail, nameOf)
  const { record, fault, close, reload } = useReported(model, statusDetail, nameOf)
  return (
    <Suspense>
      {/* Reports and decisions remain after their record is deleted. */}
      {history.id && (
        <HistoryDialog model={model} id={history.id} name={history.record?.name} onClose={history.close} />
      )}
      {record && (
        <StatusDialog
          key={`${record._id} ${record.version}`}
          model={model}
          record={record}
          onReload={reload}
          onClose={close}
        />
      )}
      <DialogFault error={fault} onClose={close} />
    </Suspense>
  )
}
