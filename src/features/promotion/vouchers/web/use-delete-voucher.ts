import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { useRemoval } from '../../../../platform/web/list/use-removal.tsx'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { succeedWithUndo } from '../../../records/audit/web/public.ts'
import { voucherOperations } from '../voucher.operations.ts'
import { voucherModel } from './voucher-cache.ts'
import type { VoucherRow } from './voucher-listing.tsx'
import { voucherWords } from './voucher-words.ts'

interface List {
  readonly model?: string
  readonly nameOf: (voucher: VoucherRow) => string
}

/** Deletes a voucher: it is disabled and marked, and people keep the codes that they have. */
export const useDeleteVoucher = (list: List, shown: (voucher: VoucherRow) => boolean) =>
  useRemoval<VoucherRow, number>(list, {
    operation: voucherOperations.deleteVoucher,
    shown,
    words: voucherWords,
    question: m.vouchers_delete_question,
    send: async ({ _id, version }, options) =>
      (await request(mutation('deleteVoucher'), { _id, version }, options)).deleteVoucher.version,
    done({ _id, version }, after) {
      const notice = { title: m.vouchers_deleted(), text: m.vouchers_deleted_text() }
      succeedWithUndo({ ...notice, model: voucherModel, _id, before: version, after })
    },
    failed: (text) => notices.error(m.vouchers_delete_failed(), text),
  })
