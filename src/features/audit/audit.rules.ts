import type { Permission } from '../../platform/shared/permission.ts'
import type { RecordKind } from '../../platform/shared/record.ts'
import * as manifest from '../records.ts'
import type texts from './messages/en.json'

declare module '../../platform/shared/text.ts' {
  interface TextFiles {
    readonly audit: typeof texts
  }
}

const records = { ...manifest }
type Records = typeof records
/** What entries can be about. */
export type AuditModel = keyof Records
type ModelsWith<Key extends keyof RecordKind> = {
  [M in AuditModel]: Records[M] extends Readonly<Record<Key, unknown>> ? M : never
}[AuditModel]

/** Records that stand open on a screen of their own: who else looks at them is shown, and a change can be undone. */
export type RecordModel = ModelsWith<'readers'>
/** Records whose history is shown beside them. */
export type HistoryModel = ModelsWith<'history'>

const kinds = Object.entries<RecordKind>(records)
const modelsWith = <M extends AuditModel>(key: keyof RecordKind) =>
  kinds.flatMap(([model, record]) => (record[key] ? [model] : [])) as [M, ...M[]]

export const auditModels = Object.keys(records) as [AuditModel, ...AuditModel[]]
export const recordModels = modelsWith<RecordModel>('readers')
export const historyModels = modelsWith<HistoryModel>('history')

/** Who may read a record at all: what changed in it, and who else looks at it. */
export const readPermission = (model: RecordModel): Permission => records[model].readers
/** Who may read its history: whoever may change it. */
export const historyPermission = (model: HistoryModel): Permission => records[model].history

/** What can be done to records of several kinds. */
export const commonActions = ['cmsSetTermStatus', 'cmsSetTermStatusOfMany', 'cmsUndo'] as const
/** What can have been done: names of operations, and of commands on the console. A test finds those left out. */
export const auditActions = [...commonActions, ...kinds.flatMap(([, record]) => record.actions)] as unknown as [
  string,
  ...string[],
]

/** Seconds in which a change can be undone by who made it. */
export const undoSeconds = 10
/** Entries of a history that are loaded at once. */
export const historyPage = 20
