import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { useRemoval } from '../../../../platform/web/list/use-removal.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { succeedWithUndo } from '../../../records/audit/web/public.ts'
import { voucherCodeOperations } from '../voucher-code.operations.ts'
import { codeListing, codeModel, type CodeRow } from './code-listing.tsx'
import { voucherCodeWords } from './voucher-code-words.ts'

const isLeft = ({ sold_qty: sold }: CodeRow) => sold === 0

/** Deletes a code that nobody has. */
export const useDeleteCode = () =>
  useRemoval<CodeRow, number>(codeListing, {
    operation: voucherCodeOperations.deleteVoucherCode,
    shown: isLeft,
    words: voucherCodeWords,
    question: m.voucher_codes_delete_question,
    send: async ({ _id, version }, options) =>
      (await request(mutation('deleteVoucherCode'), { _id, version }, options)).deleteVoucherCode.version,
    done({ _id, version }, after) {
      const notice = { title: m.voucher_codes_deleted(), text: m.voucher_codes_deleted_text() }
      succeedWithUndo({ ...notice, model: codeModel, _id, before: version, after })
      void recordsChanged('VOUCHER')
    },
  })

/** Codes are shown in their own lists, and their vouchers show their number, so both are refetched. */
export const codesChanged = () => Promise.all([recordsChanged(codeModel), recordsChanged('VOUCHER')])
