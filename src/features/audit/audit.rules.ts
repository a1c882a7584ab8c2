import type { Permission } from '../../platform/shared/permission.ts'
import type { RecordKind } from '../../platform/shared/record.ts'
import * as manifest from '../records.ts'

const records = { ...manifest }
type Records = typeof records
/** The kinds of records that an audit entry can be about. */
export type AuditModel = keyof Records
type ModelsWith<Key extends keyof RecordKind> = {
  [M in AuditModel]: Records[M] extends Readonly<Record<Key, unknown>> ? M : never
}[AuditModel]

/** Kinds of records with their own screen, which shows who else has the record open and can undo a change. */
export type RecordModel = ModelsWith<'readers'>
/** Records whose screen shows their history. */
export type HistoryModel = ModelsWith<'history'>

/** Every kind of record, by its model. */
export const recordKinds: Readonly<Record<string, RecordKind>> = records
const kinds = Object.entries(recordKinds)
const modelsWith = <M extends AuditModel>(key: keyof RecordKind) =>
  kinds.flatMap(([model, record]) => (record[key] ? [model] : [])) as [M, ...M[]]

export const auditModels = Object.keys(records) as [AuditModel, ...AuditModel[]]
export const recordModels = modelsWith<RecordModel>('readers')
export const historyModels = modelsWith<HistoryModel>('history')

/** Who may read a record of this model: its changes, and who else has it open. */
export const readPermission = (model: RecordModel): Permission => records[model].readers
/** Who may read a record's history: those who may change the record. */
export const historyPermission = (model: HistoryModel): Permission => records[model].history

/** The address of a record; undefined if it has no screen of its own, or its model no longer exists. */
export const recordAddress = (model: string, id: string): string | undefined =>
  Object.hasOwn(records, model) ? (records as Record<string, RecordKind>)[model]!.address?.(id) : undefined

/** Actions that exist for records of several kinds. */
export const commonActions = [
  'cmsSetTermStatus',
  'cmsSetTermStatusOfMany',
  'suspension:over',
  'cmsSetVerifyStatus',
  'cmsUndo',
] as const
/** Every action the log can hold: names of operations and of console commands. A test finds missing ones. */
export const auditActions = [...commonActions, ...kinds.flatMap(([, record]) => record.actions)] as unknown as [
  string,
  ...string[],
]

/** How many seconds the person who made a change has to undo it. */
export const undoSeconds = 10
/** How many entries of a history are loaded per page. */
export const historyPage = 20
