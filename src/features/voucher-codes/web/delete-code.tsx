import { DeleteOutlined } from '@ant-design/icons'
import { type ReactNode, useMemo, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { ConfirmDialog } from '../../../platform/web/form/confirm-dialog.tsx'
import { useSubmission } from '../../../platform/web/form/use-submission.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import type { RowAction } from '../../../platform/web/list/list-declaration.ts'
import { recordsChanged } from '../../../platform/web/record-cache.ts'
import { succeedWithUndo } from '../../audit/web/public.ts'
import { voucherCodeOperations } from '../voucher-code.operations.ts'
import { codeModel, type CodeRow } from './code-listing.tsx'
import { deleteVoucherCodeDocument } from './voucher-code.documents.ts'

/** Deleting a code that nobody has: the row action, and its question. */
export function useDeleteCode(): { readonly actions: readonly RowAction<CodeRow>[]; readonly question: ReactNode } {
  const [asked, ask] = useState<CodeRow>()
  const { submit } = useSubmission<CodeRow, number>({
    send: async ({ _id, version }, options) =>
      (await request(deleteVoucherCodeDocument, { _id, version }, options)).deleteVoucherCode.version,
    onDone: (after) => {
      const told = { title: m.voucher_codes_deleted(), text: m.voucher_codes_deleted_text() }
      if (asked) succeedWithUndo({ ...told, model: codeModel, _id: asked._id, before: asked.version, after })
      ask(undefined)
      void codesChanged()
    },
  })
  const actions = useMemo<readonly RowAction<CodeRow>[]>(
    () => [
      {
        key: 'delete',
        label: m.common_delete,
        icon: <DeleteOutlined aria-hidden />,
        inline: true,
        danger: true,
        operation: voucherCodeOperations.deleteVoucherCode,
        shown: ({ sold_qty: sold }) => sold === 0,
        run: ask,
      },
    ],
    [],
  )
  return {
    actions,
    question: asked && (
      <ConfirmDialog
        title={m.voucher_codes_delete_question()}
        text={asked.code}
        okText={m.common_yes()}
        cancelText={m.common_no()}
        danger
        onOk={() => void submit(asked)}
        onCancel={() => ask(undefined)}
      />
    ),
  }
}

/** Codes are shown in lists of their own, and counted with their voucher. */
export const codesChanged = () => Promise.all([recordsChanged(codeModel), recordsChanged('VOUCHER')])
