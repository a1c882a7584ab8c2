import { CheckOutlined, DownloadOutlined, StopOutlined } from '@ant-design/icons'
import { useMemo, useState } from 'react'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { ConfirmDialog } from '../../../../platform/web/form/confirm-dialog.tsx'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import { ListScreen } from '../../../../platform/web/list/list-screen.tsx'
import { download } from '../../../../platform/web/list/start-export.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { runOperations } from '../run.operations.ts'
import { hasFile, isCancellable, type RunInfo, runsChanged, settled } from './run-cache.ts'
import { confirmText, ImportQuestion } from './import-question.tsx'
import { tellImported } from './tell-imported.ts'
import { canBeImported } from './use-dry-run.ts'
import { runListing, runName } from './run-listing.tsx'
import { cancelRunDocument, confirmRunDocument } from './run.documents.ts'

const RunDetail = lazyPart(() => import('./run-detail.tsx'))

/** `/runs` */
export function RunsScreen() {
  const [cancelling, setCancelling] = useState<RunInfo>()
  const [confirming, setConfirming] = useState<RunInfo>()
  const confirm = useSubmission<RunInfo, RunInfo>({
    send: async ({ _id }, options) => settled((await request(confirmRunDocument, { _id }, options)).cmsConfirmRun),
    onDone: (run) => {
      setConfirming(undefined)
      if (run.state === 'DONE') tellImported(run)
      void runsChanged()
    },
  })
  const { submit: downloadFile } = useSubmission<{ readonly _id: string }, string>({
    send: async (run, options) => (await request(mutation('cmsExportFile'), run, options)).cmsExportFile,
    onDone: download,
  })
  const cancel = useSubmission<RunInfo, RunInfo>({
    send: async ({ _id }, options) => (await request(cancelRunDocument, { _id }, options)).cmsCancelRun,
    onDone: () => {
      notices.success(m.runs_state_cancelled(), m.runs_cancelled_text())
      setCancelling(undefined)
      void runsChanged()
    },
  })
  const rowActions = useMemo<readonly RowAction<RunInfo>[]>(
    () => [
      {
        key: 'confirm',
        label: confirmText,
        icon: <CheckOutlined aria-hidden />,
        inline: true,
        operation: runOperations.cmsConfirmRun,
        shown: canBeImported,
        run: setConfirming,
      },
      {
        key: 'download',
        label: m.runs_download,
        icon: <DownloadOutlined aria-hidden />,
        inline: true,
        operation: runOperations.cmsExportFile,
        shown: hasFile,
        run: ({ _id }) => void downloadFile({ _id }),
      },
      {
        key: 'cancel',
        label: m.runs_cancel,
        icon: <StopOutlined aria-hidden />,
        inline: true,
        danger: true,
        operation: runOperations.cmsCancelRun,
        shown: isCancellable,
        run: setCancelling,
      },
    ],
    [downloadFile],
  )
  return (
    <>
      <ListScreen
        list={runListing}
        rowActions={rowActions}
        renderDetail={(open) => <RunDetail open={open} actions={rowActions} />}
      />
      {confirming && (
        <ImportQuestion
          run={confirming}
          onOk={() => confirm.submit(confirming)}
          onCancel={() => setConfirming(undefined)}
        />
      )}
      {cancelling && (
        <ConfirmDialog
          title={m.runs_cancel_question()}
          text={`${runName(cancelling)}. ${cancelling.kind === 'EXPORT' ? m.runs_cancel_export() : m.runs_cancel_text()}`}
          okText={m.common_yes()}
          cancelText={m.common_no()}
          danger
          onOk={() => cancel.submit(cancelling)}
          onCancel={() => setCancelling(undefined)}
        />
      )}
    </>
  )
}
