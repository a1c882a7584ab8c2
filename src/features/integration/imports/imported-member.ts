import { z } from 'zod'
import { zodMessage } from '../../../platform/shared/rules.ts'
import { memberUpsert } from '../api-keys/member.rules.ts'
import { createdInApp } from '../app-records/app-record.rules.ts'

/** A member who comes from another system. */
export const importedMember = memberUpsert.omit({ referralCode: true, clientAddress: true, sandbox: true }).extend({
  /** The points that they bring along. */
  balance: z
    .number()
    .min(0)
    .max(1_000_000_000)
    .multipleOf(0.01, zodMessage('imports_text_balance'))
    .transform((points) => Math.round(points * 100))
    .nullish(),
  /** When they registered there. */
  createdAt: createdInApp.nullish(),
})
export type ImportedMember = z.output<typeof importedMember>
