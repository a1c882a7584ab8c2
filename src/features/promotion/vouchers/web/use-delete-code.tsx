import { DeleteOutlined } from '@ant-design/icons'
import type { DeleteVoucherCodesMutationVariables } from '../../../../generated/graphql/graphql.ts'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import type { BulkAction } from '../../../../platform/web/list/list-declaration.ts'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { useRemoval } from '../../../../platform/web/list/use-removal.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { succeedWithUndo, succeedWithUndoOfMany } from '../../../records/audit/web/public.ts'
import { voucherCodeOperations } from '../voucher-code.operations.ts'
import { codeListing, codeModel, type CodeRow } from './code-listing.tsx'
import { deleteVoucherCodesDocument } from './voucher-code.documents.ts'
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

/** Deletes the selected codes; the report names those that somebody has or that a prize reserves. */
export const removalOfCodes: BulkAction = {
  key: 'delete',
  label: m.voucher_codes_delete_many,
  icon: <DeleteOutlined aria-hidden />,
  danger: true,
  operation: voucherCodeOperations.cmsDeleteVoucherCodes,
  ask: { title: (count) => m.voucher_codes_delete_many_question({ count: formatNumber(count) }) },
  async run(batch, _, options) {
    const records: DeleteVoucherCodesMutationVariables =
      'ids' in batch ? { _ids: [...batch.ids] } : { list: batch.filters, after: batch.after }
    return (await request(deleteVoucherCodesDocument, records, options)).cmsDeleteVoucherCodes
  },
  onDone(outcomes, began) {
    const changes = outcomes.flatMap(({ _id, version }) => (version == null ? [] : [{ _id, version }]))
    const text = m.voucher_codes_deleted_many_text({ count: formatNumber(changes.length) })
    succeedWithUndoOfMany({ title: m.voucher_codes_deleted(), text, model: codeModel, changes, began })
    void codesChanged()
  },
}

/** Codes are shown in their own lists, and their vouchers show their number, so both are refetched. */
export const codesChanged = () => Promise.all([recordsChanged(codeModel), recordsChanged('VOUCHER')])
