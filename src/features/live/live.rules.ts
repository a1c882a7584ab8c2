import { admin, type Permission } from '../../platform/shared/permission.ts'
import type texts from './messages/en.json'
import { type RecordModel, readPermission, recordModels } from '../audit/audit.rules.ts'

declare module '../../platform/shared/text.ts' {
  interface TextFiles {
    readonly live: typeof texts
  }
}

/** Who hears of changes in a model: whoever may read its records; of any other model, administrators. */
export function hearPermission(model: string): Permission {
  return recordModels.includes(model as RecordModel) ? readPermission(model as RecordModel) : admin
}

/** Seconds between two signs of life of an open record, and after which one without a sign is not open any more. */
export const presenceEvery = 5
export const presenceLasts = 13
/** Tabs in which one person can have records open, and how many people are named. */
export const tabsPerPerson = 20
export const namedViewers = 20
