import { z } from 'zod'
import { requiredText } from '../../platform/shared/rules.ts'
import { bannerOperations } from '../banners/banner.operations.ts'
import { badgeOperations } from '../badges/badge.operations.ts'
import { eventOperations } from '../events/event.operations.ts'
import { voucherOperations } from '../vouchers/voucher.operations.ts'
import type texts from './messages/en.json'

declare module '../../platform/shared/text.ts' {
  interface TextFiles {
    readonly change_sets: typeof texts
  }
}

/**
 * The operations that a change set can hold, with the model that each changes: those that change one record and can be
 * taken back. Creating, deleting and importing are left out.
 */
export const planned = {
  updateVoucher: { model: 'VOUCHER', operation: voucherOperations.updateVoucher },
  updateBanner: { model: 'BANNER', operation: bannerOperations.updateBanner },
  cmsUpdateBadge: { model: 'BADGE', operation: badgeOperations.cmsUpdateBadge },
  updateEvent: { model: 'EVENT', operation: eventOperations.updateEvent },
} as const
export type PlannedOperation = keyof typeof planned
export const plannedOperations = Object.keys(planned) as [PlannedOperation, ...PlannedOperation[]]
export type PlannedModel = (typeof planned)[PlannedOperation]['model']

export const mostChanges = 100
/** How far ahead changes can be scheduled, in days. */
export const mostDaysAhead = 366

const title = requiredText('change_sets_text_title_required', 100)
const note = z.string().trim().max(1000)

export const changeSetForm = z.object({ title, note: note.default('') })
export const changeSetChange = z.object({ title, note }).partial()
