import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { TextItem } from '../../../../platform/web/form/items.tsx'
import { FormDialog } from '../../../../platform/web/form/record-form.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { succeedWithUndo } from '../../../records/audit/web/public.ts'
import { prizeTitleForm } from '../voucher.rules.ts'
import { voucherModel } from './voucher-cache.ts'
import type { VoucherRow } from './voucher-listing.tsx'
import { voucherWords } from './voucher-words.ts'

interface Props {
  readonly voucher: VoucherRow
  readonly onClose: () => void
}

/** Sets the title of a campaign's prize, which is shown instead of the campaign's title. */
export default function PrizeTitleDialog({ voucher, onClose }: Props) {
  const { _id, version, title, titleEn, prizeTitle, prizeTitleEn } = voucher
  return (
    <FormDialog
      record={_id}
      version={version}
      title={`${m.vouchers_edit_prize_title()}: ${title}`}
      schema={prizeTitleForm}
      words={voucherWords}
      initialValues={{ prizeTitle: prizeTitle ?? '', prizeTitleEn: prizeTitleEn ?? '' }}
      send={async (values, { version, ...options }) => {
        const data = prizeTitleForm.parse(values)
        return (await request(mutation('updateVoucher'), { _id, data, version }, options)).updateVoucher
      }}
      onDone={(changed, before) => {
        const notice = { title: m.common_updated(), text: m.vouchers_updated_text() }
        succeedWithUndo({ ...notice, model: voucherModel, _id, before, after: changed.version })
        void recordsChanged(voucherModel)
        onClose()
      }}
      onTake={() => {
        onClose()
        return recordsChanged(voucherModel)
      }}
      onClose={onClose}
    >
      {(field) => (
        <>
          <TextItem {...field('prizeTitle')} placeholder={title} autoFocus />
          <TextItem {...field('prizeTitleEn')} placeholder={titleEn} lang="en" />
        </>
      )}
    </FormDialog>
  )
}
