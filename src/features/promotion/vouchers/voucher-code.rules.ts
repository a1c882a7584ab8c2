import { z } from 'zod'
import { exactText, recordId, requiredNumber, text, zodMessage } from '../../../platform/shared/rules.ts'
import { faultOfTable } from '../../../platform/shared/table-file.ts'
import { fileInput, fileName, layoutInput } from '../../records/runs/import.rules.ts'
import { longestRemarks, longestVendorCode } from './voucher-code.values.ts'

/** How many codes one call can generate, and how many it can name. */
export const mostGenerated = 1_000_000
export const mostNamed = 10_000
export const creationTypes = ['IMPORT', 'GENERATE'] as const
export type CreationType = (typeof creationTypes)[number]

const positive = zodMessage('voucher_codes_text_quantity_positive')
const vendorCode = text(longestVendorCode).nullish()
const remarks = text(longestRemarks).nullish()
const qty = requiredNumber('voucher_codes_text_field_required')
  .int(positive)
  .min(1, positive)
  .max(mostGenerated, zodMessage('voucher_codes_text_too_many'))
  .meta({ unreadable: positive.error })

const days = z
  .array(z.iso.date(), zodMessage('voucher_codes_text_field_required'))
  .length(2, zodMessage('voucher_codes_text_field_required'))

/** The form of new codes. */
export const codesForm = z
  .object({ type: z.enum(creationTypes), file: fileName, qty: z.number().nullish(), days, vendorCode, remarks })
  .superRefine(
    ({ type, file, qty: count }, ctx) => {
      const fault = type === 'IMPORT' ? faultOfTable(file) : undefined
      if (fault) ctx.addIssue({ code: 'custom', path: ['file'], message: fault })
      if (type === 'IMPORT') return
      const checked =
        count == null ? 'voucher_codes_text_field_required' : qty.safeParse(count).error?.issues[0]?.message
      if (checked) ctx.addIssue({ code: 'custom', path: ['qty'], message: checked })
    },
    // Reported together with what else is missing.
    { when: () => true },
  )

const moment = z.date().meta({ graphql: 'DateTime' })

/** The input of `createVoucherCode` and `cmsCheckVoucherCodes`. */
export const codesInput = z
  .object({
    voucherId: recordId(),
    type: z.enum(creationTypes).meta({ graphql: 'VoucherCodeCreation' }),
    voucherCodes: z
      .array(exactText(1_000))
      .min(1)
      .max(mostNamed)
      .nullish()
      .describe('The codes themselves, instead of a file.'),
    file: fileInput,
    layout: layoutInput,
    qty: qty.nullish().describe('How many codes to generate.'),
    vendorCode,
    remarks,
    startDate: moment,
    endDate: moment,
    reCreate: z
      .boolean()
      .nullish()
      .describe('Replaces, in one step, the codes that are neither handed over nor reserved.'),
  })
  .meta({ graphql: 'VoucherCodeInput' })

/** The input of `importReferralCodes` and `cmsCheckReferralCodes`. The dates are those of the campaign. */
export const referralCodesInput = z
  .object({ voucherId: recordId(), file: fileInput, layout: layoutInput })
  .meta({ graphql: 'ReferralCodesInput' })
