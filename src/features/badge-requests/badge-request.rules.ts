import { z } from 'zod'
import { badgeRequestStatuses } from './badge-request.list.ts'
import type texts from './messages/en.json'

declare module '../../platform/shared/text.ts' {
  interface TextFiles {
    readonly badge_requests: typeof texts
  }
}

/** The dialog's form. */
export const badgeRequestForm = z.object({ status: z.enum(badgeRequestStatuses) })
