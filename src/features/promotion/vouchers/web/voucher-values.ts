import type { z } from 'zod'
import type { VoucherQuery } from '../../../../generated/graphql/graphql.ts'
import { daysOf, daysTaken, periodOf } from '../../../../platform/shared/day.ts'
import {
  asSeen,
  changedOnly,
  takeSameNames,
  type Values as Taken,
} from '../../../../platform/web/form/conflict-rows.ts'
import { voucherForm } from '../voucher.rules.ts'

type VoucherDetail = VoucherQuery['voucher']
export type VoucherValues = z.input<typeof voucherForm>

export const valuesOf = (voucher: VoucherDetail): VoucherValues => ({
  ...voucher,
  ...voucher.contact,
  mediaIds: [...voucher.mediaIds],
  days: daysOf(voucher),
})

/** The input for the form's values: the fields of the type, with whole days. */
export const dataOf = (values: VoucherValues) => inputOf(voucherForm.parse(values))

/** The part of it that the person changed since they saw the voucher. */
export function changesOf(values: VoucherValues, seen: VoucherValues, voucher: VoucherDetail) {
  const [now, before] = [inputOf(asSeen(voucherForm.parse(values), values, seen), voucher), inputOf(seen, voucher)]
  const changed = changedOnly(now, before)
  if (!('contact' in changed) || !changed.contact) return changed
  return { ...changed, contact: changedOnly(changed.contact, 'contact' in before ? before.contact : {}) }
}

function inputOf(
  { type, days, phoneNumber, email, address, pointSpend, codes: _codes, ...values }: VoucherValues,
  voucher?: VoucherDetail,
) {
  const common = {
    title: values.title,
    titleEn: values.titleEn,
    mediaIds: values.mediaIds ?? [],
    ...periodOf(days, voucher),
  }
  const isPrinted = type !== 'POINT_EXCHANGE' && Boolean(values.isPrinted)
  if (type === 'REFERRAL') return { ...common, type, isPrinted, referralTurns: values.referralTurns ?? null }
  const { referralTurns: _, ...details } = values
  return {
    ...common,
    ...details,
    mediaIds: values.mediaIds ?? [],
    type,
    isPrinted,
    contact: { phoneNumber: phoneNumber ?? null, email: email ?? null, address: address ?? null },
    pointSpend: type === 'POINT_EXCHANGE' ? (pointSpend ?? 0) : 0,
  }
}

/** The form's values as the audit log has them, and back. */
export const loggedOf = ({ days, ...values }: Partial<VoucherValues>, voucher: VoucherDetail) => ({
  ...values,
  ...(days && periodOf(days, voucher)),
})
export const merge = (theirs: Taken, values: VoucherValues, initial: Partial<VoucherValues>): VoucherValues => ({
  ...takeSameNames(theirs, values, initial),
  days: daysTaken(values.days, theirs),
})
