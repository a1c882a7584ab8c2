import type { VoucherOfCodesQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { TextItem } from '../../../../platform/web/form/items.tsx'
import { FormDialog } from '../../../../platform/web/form/record-form.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { absoluteDay } from '../../../../platform/web/list/time.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { generationForm } from '../voucher-code.rules.ts'
import { longestRemarks, longestVendorCode } from '../voucher-code.values.ts'
import { GeneratedItems } from './generation-items.tsx'
import { showCreated } from './imported.ts'
import { codesChanged } from './use-delete-code.tsx'
import { createVoucherCodesDocument } from './voucher-code.documents.ts'
import { voucherCodeWords } from './voucher-code-words.ts'

interface Props {
  readonly voucher: VoucherOfCodesQuery['voucher']
  readonly onClose: () => void
}

/** New random codes of a campaign, valid as long as it is. */
export default function GenerateCodesDialog({ voucher, onClose }: Props) {
  const { startDate, endDate } = voucher
  return (
    <FormDialog
      record={voucher._id}
      width="var(--dialog-add-codes)"
      title={`${m.voucher_codes_generate()}: ${voucher.title}`}
      schema={generationForm}
      words={voucherCodeWords}
      initialValues={{}}
      okText={m.voucher_codes_generate()}
      send={async (values, options) => {
        const data = { ...generationForm.parse(values), voucherId: voucher._id, type: 'GENERATE' as const }
        return (await request(createVoucherCodesDocument, { data }, options)).createVoucherCode
      }}
      onDone={(made) => {
        showCreated(made)
        void codesChanged()
        onClose()
      }}
      onTake={() => undefined}
      onFailure={(text) => notices.error(m.voucher_codes_create_error(), text || m.voucher_codes_create_error())}
      onClose={onClose}
    >
      {(field) => (
        <>
          <p className="form-text">
            {m.voucher_codes_campaign_days({ from: absoluteDay(startDate), to: absoluteDay(endDate) })}
          </p>
          <GeneratedItems field={field} />
          <TextItem {...field('vendorCode')} maxLength={longestVendorCode} />
          <TextItem {...field('remarks')} maxLength={longestRemarks} />
        </>
      )}
    </FormDialog>
  )
}
