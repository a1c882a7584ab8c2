import { admin, type Permission } from '../../../platform/shared/permission.ts'
import { readPermission, recordModels } from '../audit/audit.rules.ts'

/** Who is notified of changes in a model: those who may read its records; administrators for any other model. */
export function notifyPermission(model: string): Permission {
  return recordModels.includes(model) ? readPermission(model) : admin
}

/** Seconds between two heartbeats of an open record, and seconds without one after which it counts as closed. */
export const presenceEvery = 5
export const presenceLasts = 13
/** How many tabs with open records one person may have, and how many people are named. */
export const tabsPerPerson = 20
export const namedViewers = 20
