import { useNavigate } from '@tanstack/react-router'
import { Form } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/vouchers.js'
import { FormPage } from '../../../../platform/web/form/form-page.tsx'
import { failureText } from '../../../../platform/web/form/failure.ts'
import { randomId } from '../../../../platform/web/requests/random-id.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { copyDays, copyName, WithCopied } from '../../../../platform/web/records/copied.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { usePlanning } from '../../../records/change-sets/web/public.ts'
import '../../../../generated/messages/texts/voucher_codes.js'
import type { VoucherType } from '../voucher.values.ts'
import { longest, voucherForm } from '../voucher.rules.ts'
import { type VoucherDetail, voucherModel, voucherQuery } from './voucher-cache.ts'
import { showCreated } from './imported.ts'
import { codesChanged } from './use-delete-code.tsx'
import { createVoucherCodesDocument } from './voucher-code.documents.ts'
import { VoucherFields } from './voucher-fields.tsx'
import { dataOf, type VoucherValues } from './voucher-values.ts'
import { voucherWords } from './voucher-words.ts'
import { createVoucherDocument } from './voucher.documents.ts'

/** Shows that a campaign lacks its picture: the field may be scrolled out of view. */
export const showImageProblem = (fields: readonly string[]) => {
  if (fields.includes('mediaIds')) notices.error(m.vouchers_image_error_title(), m.vouchers_text_image_required())
}

/** The address of the list that shows vouchers of this type. */
export const listOf = (type: string) => (type === 'REFERRAL' ? '/vouchers/referrals' : '/vouchers')

/** The voucher exists already: if this fails, its codes are added in their dialog. */
async function generateCodes(voucherId: string, qty: number): Promise<void> {
  const data = { voucherId, type: 'GENERATE' as const, qty }
  const options = { idempotencyKey: randomId() }
  try {
    showCreated((await request(createVoucherCodesDocument, { data }, options)).createVoucherCode)
  } catch (error) {
    notices.error(m.voucher_codes_create_error(), failureText(error))
  }
  void codesChanged()
}

const copyOf = (voucher: VoucherDetail): Partial<VoucherValues> => ({
  ...voucher,
  ...voucher.contact,
  title: copyName(voucher.title, longest.title),
  titleEn: copyName(voucher.titleEn, longest.title, 'en'),
  mediaIds: [...voucher.mediaIds],
  days: copyDays(voucher),
})

interface Props {
  /** The id of the record as which the form is filled. */
  readonly copyOf: string | undefined
  /** The type of a voucher that is no copy. */
  readonly type: VoucherType | undefined
}

/** `/vouchers/create` */
export function CreateVoucherScreen({ copyOf, type = 'POINT_EXCHANGE' }: Props) {
  return (
    <WithCopied query={copyOf === undefined ? undefined : voucherQuery(copyOf)}>
      {(copied) => <CreateForm copied={copied} type={type} />}
    </WithCopied>
  )
}

function CreateForm({ copied, type }: { readonly copied: VoucherDetail | undefined; readonly type: VoucherType }) {
  const navigate = useNavigate()
  const [form] = Form.useForm<VoucherValues>()
  const { label, plan, dialog } = usePlanning('createVoucher', () => void navigate({ to: listOf(type) }))
  return (
    <FormPage
      form={form}
      title={m.vouchers_create()}
      schema={voucherForm}
      words={voucherWords}
      initialValues={copied ? copyOf(copied) : { type, mediaIds: [], status: 'ENABLED' }}
      back={listOf(type)}
      send={async (values, { idempotencyKey }) => {
        const { createVoucher } = await request(createVoucherDocument, { data: dataOf(values) }, { idempotencyKey })
        return { ...createVoucher, codes: voucherForm.parse(values).codes }
      }}
      alternative={{
        label,
        run(values, leave) {
          if (!values.codes) return plan({ data: dataOf(values) }, leave)
          form.setFields([{ name: 'codes', errors: [m.vouchers_codes_not_planned()] }])
          form.scrollToField('codes', { focus: true })
        },
      }}
      below={dialog}
      onDone={({ _id, type, codes }) => {
        notices.success(m.vouchers_created_title(), m.vouchers_created_text())
        void recordsChanged(voucherModel)
        if (codes) void generateCodes(_id, codes)
        void navigate({ to: listOf(type) })
      }}
      onTake={() => undefined}
      onInvalid={showImageProblem}
      onFailure={() => notices.error(m.vouchers_save_error(), m.vouchers_try_later())}
    >
      {(field, form) => <VoucherFields field={field} form={form} {...(copied && { medias: copied.medias })} />}
    </FormPage>
  )
}
