import { DownloadOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Modal, Pagination } from 'antd'
import { Suspense, useMemo, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/voucher_codes.js'
import '../../../../generated/messages/texts/vouchers.js'
import { ActionButton } from '../../../../platform/web/form/action-button.tsx'
import { DialogFault } from '../../../../platform/web/form/dialog-fault.tsx'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { useListPage } from '../../../../platform/web/list/list-query.ts'
import { ListTable } from '../../../../platform/web/list/list-table.tsx'
import { useLiveRows } from '../../../../platform/web/live/use-live-rows.ts'
import { useDialogFocus } from '../../../../platform/web/use-dialog-focus.ts'
import '../../../../platform/web/list/list.css'
import '../../../../platform/web/list/list-cards.css'
import '../../../../platform/web/list/list-table.css'
import '../../../../platform/web/list/list-row.css'
import { voucherCodeList } from '../voucher-code.list.ts'
import { voucherCodeOperations } from '../voucher-code.operations.ts'
import type { RunInfo } from '../../../records/runs/web/public.ts'
import { codeListing, codeModel, voucherOfCodesQuery } from './code-listing.tsx'
import { useDeleteCode } from './use-delete-code.ts'
import { ExistingDialog } from './existing-dialog.tsx'
import { exportCodes } from './export-codes.ts'
import './voucher-codes.css'

// Loaded separately, because it imports the date pickers.
const AddCodesDialog = lazyPart(() => import('./add-codes-dialog.tsx'))

interface Props {
  readonly id: string
  readonly onClose: () => void
}

/** The codes of a voucher, over the list of vouchers. */
export default function CodesDialog({ id, onClose }: Props) {
  const { data: voucher, error } = useQuery(voucherOfCodesQuery(id))
  const [adding, setAdding] = useState<'add' | 'edit'>()
  const [existing, setExisting] = useState<RunInfo>()
  useDialogFocus()
  if (error && voucher === undefined) return <DialogFault error={error} onClose={onClose} />
  return (
    <Modal
      open
      width="min(var(--dialog-codes), calc(100vw - 32px))"
      title={m.voucher_codes_title({ title: voucher?.title ?? '' })}
      footer={null}
      onCancel={onClose}
    >
      <div className="voucher-codes-tools">
        <ActionButton
          type="primary"
          icon={<PlusOutlined aria-hidden />}
          operation={voucherCodeOperations.createVoucherCode}
          onClick={() => setAdding('add')}
        >
          {m.voucher_codes_add()}
        </ActionButton>
        <ActionButton
          icon={<EditOutlined aria-hidden />}
          operation={voucherCodeOperations.createVoucherCode}
          onClick={() => setAdding('edit')}
        >
          {m.voucher_codes_replace()}
        </ActionButton>
        <ActionButton
          icon={<DownloadOutlined aria-hidden />}
          operation={voucherCodeOperations.exportVoucherCode}
          onClick={() => void exportCodes(id)}
        >
          {m.voucher_codes_export()}
        </ActionButton>
      </div>
      <CodesTable voucherId={id} />
      {adding && voucher && (
        <Suspense>
          <AddCodesDialog
            voucher={voucher}
            reCreate={adding === 'edit'}
            onDone={(run) => {
              setAdding(undefined)
              if (run && run.existing > 0) setExisting(run)
            }}
            onClose={() => setAdding(undefined)}
          />
        </Suspense>
      )}
      {existing && <ExistingDialog run={existing} onClose={() => setExisting(undefined)} />}
    </Modal>
  )
}

function CodesTable({ voucherId }: { readonly voucherId: string }) {
  const [number, setNumber] = useState(1)
  const { pageSize: size } = voucherCodeList
  const state = { voucherId, page: number, size, sort: 'CREATED_AT', dir: 'DESC' } as const
  const { page, total, stale, error } = useListPage(codeListing, state)
  const changed = useLiveRows(codeModel, page?.items)
  const { action, dialog } = useDeleteCode()
  const actions = useMemo(() => [action], [action])
  if (error) return <ListError />
  return (
    <>
      <ListTable
        title={m.voucher_codes_record()}
        columns={codeListing.columns}
        nameOf={codeListing.nameOf}
        detail={undefined}
        expand={undefined}
        rows={page?.items}
        changed={changed}
        stale={stale}
        size={size}
        sort={undefined}
        dir={undefined}
        onSort={() => undefined}
        density="comfortable"
        selection={undefined}
        onSelect={() => undefined}
        onOpen={undefined}
        actions={actions}
      />
      {page && page.items.length === 0 && <p className="voucher-codes-none">{m.voucher_codes_none()}</p>}
      <Pagination
        className="voucher-codes-pages"
        current={number}
        pageSize={size}
        total={total ?? page?.counter ?? 0}
        hideOnSinglePage
        showSizeChanger={false}
        onChange={setNumber}
      />
      {dialog}
    </>
  )
}
