import { z } from 'zod'
import { badgeRequestStatuses } from './badge-request.list.ts'

/** The dialog's form. */
export const badgeRequestForm = z.object({ status: z.enum(badgeRequestStatuses) })
