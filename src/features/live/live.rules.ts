import { admin, type Permission } from '../../platform/shared/permission.ts'
import { type RecordModel, readPermission } from '../audit/audit.rules.ts'

/** Who hears of changes in a model; what no other room shows is for administrators. */
export function hearPermission(model: string): Permission {
  return readPermission[model as RecordModel] ?? admin
}

/** Seconds between two signs of life of an open record, and after which one without a sign is not open any more. */
export const presenceEvery = 5
export const presenceLasts = 13
/** Tabs in which one person can have records open, and how many people are named. */
export const tabsPerPerson = 20
export const namedViewers = 20
