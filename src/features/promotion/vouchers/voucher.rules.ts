import { z } from 'zod'
import { type FieldText, recordId, requiredText, text, zodMessage } from '../../../platform/shared/rules.ts'
import { hasSearchText } from '../../../platform/shared/search-text.ts'
import type { TextKey } from '../../../platform/shared/text.ts'
import { qty } from './voucher-code.rules.ts'
import { voucherStatuses, type VoucherType, voucherTypes } from './voucher.values.ts'

export const longest = {
  title: 100,
  highlight: 1_000,
  text: 20_000,
  phoneNumber: 30,
  email: 200,
  address: 500,
} as const
/** 2 MB, of a picture as it is uploaded. */
export const largestImage = 2 * 1024 * 1024
/** A campaign shows one picture, other vouchers several. */
export const mostImages = { REFERRAL: 1, others: 5 } as const
export const imagesOf = (type: VoucherType | undefined) =>
  type === 'REFERRAL' ? mostImages.REFERRAL : mostImages.others
/** The largest value of the scalar Points, in points. */
const mostPoints = 1e10
const mostTurns = 1_000_000

const title = requiredText('vouchers_text_title_required', longest.title, { tooLong: 'vouchers_text_title_too_long' })
const someText = (characters: number) => text(characters).nullish()
const prizeTitle = text(longest.title, 'vouchers_text_title_too_long').nullish()
const mediaIds = z.array(recordId()).max(mostImages.others, zodMessage('vouchers_text_too_many_images')).nullish()
const referralTurns = z.number().int().min(0).max(mostTurns).nullish()
const type = z.enum(voucherTypes, zodMessage('vouchers_text_type_required'))

const details = {
  highlight: someText(longest.highlight),
  highlightEn: someText(longest.highlight),
  description: someText(longest.text),
  descriptionEn: someText(longest.text),
  termAndCondition: someText(longest.text),
  termAndConditionEn: someText(longest.text),
}
const contact = {
  phoneNumber: someText(longest.phoneNumber),
  email: text(longest.email)
    .refine((email) => email === '' || z.email().safeParse(email).success, zodMessage('vouchers_text_email_malformed'))
    .nullish(),
  address: someText(longest.address),
}

/** The fields that the rules of a type check. */
export interface RuledVoucher {
  readonly type: VoucherType
  readonly description?: string | null | undefined
  readonly descriptionEn?: string | null | undefined
  readonly pointSpend?: number | null | undefined
  readonly referralTurns?: number | null | undefined
  readonly mediaIds?: readonly string[] | null | undefined
  readonly isPrinted?: boolean | null | undefined
}

/** The problems of a voucher's fields, by the rules of its type. */
export function faultsOf(voucher: RuledVoucher): FieldText[] {
  const { type, description, descriptionEn, pointSpend, referralTurns, mediaIds, isPrinted } = voucher
  const rules: readonly (readonly [isBroken: boolean, field: keyof RuledVoucher, reason: TextKey])[] =
    type === 'REFERRAL'
      ? [
          [!mediaIds?.length, 'mediaIds', 'vouchers_text_image_required'],
          [(mediaIds?.length ?? 0) > mostImages.REFERRAL, 'mediaIds', 'vouchers_text_one_image'],
          [referralTurns == null, 'referralTurns', 'vouchers_text_turns_required'],
          [Boolean(pointSpend), 'pointSpend', 'vouchers_text_no_points'],
        ]
      : [
          [!hasSearchText(description ?? ''), 'description', 'vouchers_text_description_required'],
          [!hasSearchText(descriptionEn ?? ''), 'descriptionEn', 'vouchers_text_description_required'],
          [type === 'POINT_EXCHANGE' && pointSpend == null, 'pointSpend', 'vouchers_text_points_required'],
          [type === 'GAME' && Boolean(pointSpend), 'pointSpend', 'vouchers_text_no_points'],
          [type === 'POINT_EXCHANGE' && Boolean(isPrinted), 'isPrinted', 'vouchers_text_not_printed'],
          [referralTurns != null, 'referralTurns', 'vouchers_text_no_turns'],
        ]
  return rules.flatMap(([isBroken, field, reason]) => (isBroken ? [{ field, reason }] : []))
}

const days = z
  .array(z.iso.date(), zodMessage('vouchers_text_time_required'))
  .length(2, zodMessage('vouchers_text_time_required'))

/** The form. Its days are the first and the last local day; its points are whole points, not hundredths. */
export const voucherForm = z
  .object({
    type,
    title,
    titleEn: title,
    mediaIds,
    ...details,
    ...contact,
    pointSpend: z.number().min(0).max(mostPoints).nullish(),
    days,
    referralTurns,
    isPrinted: z.boolean().nullish(),
    status: z.enum(voucherStatuses).nullish(),
    /** Of a new voucher: how many codes are generated at once. */
    codes: qty.nullish(),
  })
  .superRefine(
    (voucher, ctx) => {
      for (const { field, reason } of faultsOf(voucher))
        ctx.addIssue({ code: 'custom', path: [field], message: reason })
    },
    // Reported together with what else is missing.
    { when: ({ value }) => (value as { type?: unknown }).type !== undefined },
  )

/** The dialog of the titles that a prize shows. */
export const prizeTitleForm = z.object({ prizeTitle, prizeTitleEn: prizeTitle })

const moment = z.date().meta({ graphql: 'DateTime' })
const points = z
  .number()
  .min(0)
  .max(mostPoints * 100)
  .meta({ graphql: 'Points' })
  .nullish()
const optional = {
  mediaIds,
  ...details,
  contact: z.object(contact).meta({ graphql: 'VoucherContactInput' }).nullish(),
  pointSpend: points,
  referralTurns,
  prizeTitle,
  prizeTitleEn: prizeTitle,
  isPrinted: z
    .boolean()
    .nullish()
    .describe('Whether members can type its codes into the app; never of one that costs points.'),
  status: z.enum(voucherStatuses).meta({ graphql: 'VoucherStatus' }).nullish(),
}

/** The input of `createVoucher`. Points are in hundredths. */
export const newVoucher = z
  .object({
    title,
    titleEn: title,
    type: type.meta({ graphql: 'VoucherType' }),
    startDate: moment,
    endDate: moment,
    ...optional,
  })
  .meta({ graphql: 'VoucherInput' })

/** The input of `updateVoucher`: absent fields keep their values, null clears a field. */
export const voucherChange = z
  .object({
    title: title.nullish(),
    titleEn: title.nullish(),
    type: type.meta({ graphql: 'VoucherType' }).nullish(),
    startDate: moment.nullish(),
    endDate: moment.nullish(),
    ...optional,
  })
  .meta({ graphql: 'VoucherChangeInput' })
