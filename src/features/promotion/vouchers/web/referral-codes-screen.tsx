import { DownloadOutlined, PlusOutlined, UploadOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/voucher_codes.js'
import '../../../../generated/messages/texts/vouchers.js'
import { ActionButton } from '../../../../platform/web/form/action-button.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { ListScreen } from '../../../../platform/web/list/list-screen.tsx'
import { NotFound } from '../../../../platform/web/screens/not-found.tsx'
import { isRequestError } from '../../../../platform/web/requests/request-error.ts'
import { ImportDialog, type RunInfo } from '../../../records/runs/web/public.ts'
import { voucherCodeOperations } from '../voucher-code.operations.ts'
import { referralCodeListing, voucherOfCodesQuery } from './code-listing.tsx'
import { CodeTotals } from './code-totals.tsx'
import { exportCodes } from './export-codes.ts'
import { codesChanged, removalOfCodes, useDeleteCode } from './use-delete-code.tsx'
import { ExistingDialog } from './existing-dialog.tsx'
import { showImported } from './imported.ts'
import { checkReferralCodesDocument } from './voucher-code.documents.ts'

const GenerateCodesDialog = lazyPart(() => import('./generate-codes-dialog.tsx'))

const bulkActions = [removalOfCodes]

/** `/vouchers/referrals/codes/{id}` */
export function ReferralCodesScreen({ id }: { readonly id: string }) {
  const { data: voucher, error } = useQuery(voucherOfCodesQuery(id))
  const { action, dialog } = useDeleteCode()
  const actions = useMemo(() => [action], [action])
  const [importing, setImporting] = useState(false)
  const [generating, setGenerating] = useState(false)
  const [existing, setExisting] = useState<RunInfo>()
  if (isRequestError(error, 'NOT_FOUND', 'BAD_USER_INPUT')) return <NotFound />
  return (
    <>
      <ListScreen
        list={referralCodeListing}
        fixed={{ voucherId: id }}
        title={m.voucher_codes_title({ title: voucher?.title ?? '' })}
        rowActions={actions}
        bulkActions={bulkActions}
        extra={
          <>
            <ActionButton
              icon={<DownloadOutlined aria-hidden />}
              operation={voucherCodeOperations.exportVoucherCode}
              onClick={() => void exportCodes(id)}
            >
              {m.voucher_codes_export()}
            </ActionButton>
            <ActionButton
              icon={<UploadOutlined aria-hidden />}
              operation={voucherCodeOperations.importReferralCodes}
              onClick={() => setImporting(true)}
            >
              {m.voucher_codes_import()}
            </ActionButton>
            <ActionButton
              type="primary"
              icon={<PlusOutlined aria-hidden />}
              operation={voucherCodeOperations.createVoucherCode}
              onClick={() => setGenerating(true)}
            >
              {m.voucher_codes_generate()}
            </ActionButton>
          </>
        }
        above={<CodeTotals voucher={voucher} />}
      />
      {dialog}
      {generating && voucher && (
        <Suspense>
          <GenerateCodesDialog voucher={voucher} onClose={() => setGenerating(false)} />
        </Suspense>
      )}
      {importing && (
        <Suspense>
          <ImportDialog
            record={id}
            kind="CODE_IMPORT"
            title={m.voucher_codes_import()}
            hint={m.voucher_codes_quantity_hint()}
            failed={m.voucher_codes_create_error()}
            check={async (file, layout, options) =>
              (await request(checkReferralCodesDocument, { data: { voucherId: id, file, layout } }, options))
                .cmsCheckReferralCodes
            }
            onDone={(run) => {
              setImporting(false)
              showImported(run)
              void codesChanged()
              if (run.existing > 0) setExisting(run)
            }}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
      {existing && <ExistingDialog run={existing} onClose={() => setExisting(undefined)} />}
    </>
  )
}
