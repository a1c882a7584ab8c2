import { useNavigate } from '@tanstack/react-router'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/vouchers.js'
import { FormPage } from '../../../../platform/web/form/form-page.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { voucherForm } from '../voucher.rules.ts'
import { voucherModel } from './voucher-cache.ts'
import { VoucherFields } from './voucher-fields.tsx'
import { dataOf } from './voucher-values.ts'
import { voucherWords } from './voucher-words.ts'
import { createVoucherDocument } from './voucher.documents.ts'

/** Shows that a campaign lacks its picture: the field may be scrolled out of view. */
export const showImageProblem = (fields: readonly string[]) => {
  if (fields.includes('mediaIds')) notices.error(m.vouchers_image_error_title(), m.vouchers_text_image_required())
}

/** The address of the list that shows vouchers of this type. */
export const listOf = (type: string) => (type === 'REFERRAL' ? '/vouchers/referrals' : '/vouchers')

/** `/vouchers/create` */
export function CreateVoucherScreen() {
  const navigate = useNavigate()
  return (
    <FormPage
      title={m.vouchers_create()}
      schema={voucherForm}
      words={voucherWords}
      initialValues={{ type: 'POINT_EXCHANGE', mediaIds: [], status: 'ENABLED' }}
      back="/vouchers"
      send={async (values, { idempotencyKey }) => {
        const data = dataOf(values)
        return (await request(createVoucherDocument, { data }, { idempotencyKey })).createVoucher
      }}
      onDone={({ type }) => {
        notices.success(m.vouchers_created_title(), m.vouchers_created_text())
        void recordsChanged(voucherModel)
        void navigate({ to: listOf(type) })
      }}
      onTake={() => undefined}
      onInvalid={showImageProblem}
      onFailure={() => notices.error(m.vouchers_save_error(), m.vouchers_try_later())}
    >
      {(field, form) => <VoucherFields field={field} form={form} />}
    </FormPage>
  )
}
