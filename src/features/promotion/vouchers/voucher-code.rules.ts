import { z } from 'zod'
import { exactText, recordId, requiredNumber, text, zodMessage } from '../../../platform/shared/rules.ts'
import { faultOfTable } from '../../../platform/shared/table-file.ts'
import { fileInput, fileName, layoutInput } from '../../records/runs/import.rules.ts'
import { longestRemarks, longestVendorCode } from './voucher-code.values.ts'
import type { TextKey } from '../../../platform/shared/text.ts'
import { isHardToGuess, longestPattern, longestPrefix, patternRule, prefixRule, usualPattern } from './code-pattern.ts'

/** How many codes one call can generate, and how many it can name. */
export const mostGenerated = 1_000_000
export const mostNamed = 10_000
export const creationTypes = ['IMPORT', 'GENERATE'] as const
export type CreationType = (typeof creationTypes)[number]

const positive = zodMessage('voucher_codes_text_quantity_positive')
const vendorCode = text(longestVendorCode).nullish()
const remarks = text(longestRemarks).nullish()
/** How many codes are generated. */
export const qty = requiredNumber('voucher_codes_text_field_required')
  .int(positive)
  .min(1, positive)
  .max(mostGenerated, zodMessage('voucher_codes_text_too_many'))
  .meta({ unreadable: positive.error })

const prefix = text(longestPrefix)
  .refine((given) => prefixRule.test(given), zodMessage('voucher_codes_text_prefix_characters'))
  .nullish()
const pattern = text(longestPattern)
  .refine((given) => patternRule.test(given), zodMessage('voucher_codes_text_pattern_characters'))
  .nullish()

interface Generated {
  readonly qty?: number | null | undefined
  readonly pattern?: string | null | undefined
}

/** What is wrong with the pattern of so many codes. */
export const faultOfPattern = ({ qty: count, pattern: given }: Generated): TextKey | undefined =>
  isHardToGuess(given || usualPattern, count ?? 1) ? undefined : 'voucher_codes_text_pattern_guessable'

/** The form of generated codes of a campaign, which are valid as long as it is. */
export const generationForm = z.object({ qty, prefix, pattern, vendorCode, remarks }).superRefine(noteFaultOfPattern)

function noteFaultOfPattern(given: Generated, ctx: z.RefinementCtx) {
  const fault = faultOfPattern(given)
  if (fault) ctx.addIssue({ code: 'custom', path: ['pattern'], message: fault })
}

const days = z
  .array(z.iso.date(), zodMessage('voucher_codes_text_field_required'))
  .length(2, zodMessage('voucher_codes_text_field_required'))

/** The form of new codes. */
export const codesForm = z
  .object({
    type: z.enum(creationTypes),
    file: fileName,
    qty: z.number().nullish(),
    prefix,
    pattern,
    days,
    vendorCode,
    remarks,
  })
  .superRefine(
    ({ type, file, qty: count, pattern }, ctx) => {
      const fault = type === 'IMPORT' ? faultOfTable(file) : undefined
      if (fault) ctx.addIssue({ code: 'custom', path: ['file'], message: fault })
      if (type === 'IMPORT') return
      const checked =
        count == null ? 'voucher_codes_text_field_required' : qty.safeParse(count).error?.issues[0]?.message
      if (checked) ctx.addIssue({ code: 'custom', path: ['qty'], message: checked })
      else noteFaultOfPattern({ qty: count, pattern }, ctx)
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
    prefix: prefix.describe('How generated codes begin.'),
    pattern: pattern.describe('Of generated codes: # is a digit, @ a letter, * either; `************` by default.'),
    vendorCode,
    remarks,
    startDate: moment.nullish().describe('By default the earliest; of a campaign, its own.'),
    endDate: moment.nullish().describe('By default the latest; of a campaign, its own.'),
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
