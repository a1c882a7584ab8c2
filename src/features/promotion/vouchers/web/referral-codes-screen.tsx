import { UploadOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/voucher_codes.js'
import '../../../../generated/messages/texts/vouchers.js'
import { ActionButton } from '../../../../platform/web/form/action-button.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { ListScreen } from '../../../../platform/web/list/list-screen.tsx'
import { NotFound } from '../../../../platform/web/screens/not-found.tsx'
import { isRequestError } from '../../../../platform/web/requests/request-error.ts'
import { ImportDialog, type RunInfo } from '../../../records/runs/web/public.ts'
import { voucherCodeOperations } from '../voucher-code.operations.ts'
import { referralCodeListing, voucherOfCodesQuery } from './code-listing.tsx'
import { codesChanged, useDeleteCode } from './use-delete-code.ts'
import { ExistingDialog } from './existing-dialog.tsx'
import { showImported } from './imported.ts'
import { checkReferralCodesDocument } from './voucher-code.documents.ts'

/** `/vouchers/referrals/codes/{id}` */
export function ReferralCodesScreen({ id }: { readonly id: string }) {
  const { data: voucher, error } = useQuery(voucherOfCodesQuery(id))
  const { action, dialog } = useDeleteCode()
  const actions = useMemo(() => [action], [action])
  const [importing, setImporting] = useState(false)
  const [existing, setExisting] = useState<RunInfo>()
  if (isRequestError(error, 'NOT_FOUND', 'BAD_USER_INPUT')) return <NotFound />
  return (
    <>
      <ListScreen
        list={referralCodeListing}
        fixed={{ voucherId: id }}
        title={m.voucher_codes_title({ title: voucher?.title ?? '' })}
        rowActions={actions}
        extra={
          <ActionButton
            type="primary"
            icon={<UploadOutlined aria-hidden />}
            operation={voucherCodeOperations.importReferralCodes}
            onClick={() => setImporting(true)}
          >
            {m.voucher_codes_import()}
          </ActionButton>
        }
      />
      {dialog}
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
