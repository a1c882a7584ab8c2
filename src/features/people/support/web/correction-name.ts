import type { CorrectionFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'

/** What a correction is: by hand, or the refund of a code. */
export const correctionName = ({ voucherTitle }: Pick<CorrectionFragment, 'voucherTitle'>): string =>
  voucherTitle ? m.support_refund_of({ title: voucherTitle }) : m.support_correction()
