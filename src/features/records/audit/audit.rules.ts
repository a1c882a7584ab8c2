import type { Permission } from '../../../platform/shared/permission.ts'
import { type RecordKind, recordKinds } from '../../../platform/shared/record.ts'

const kinds = Object.entries(recordKinds)
if (kinds.length === 0) throw new Error('The kinds of records are not known yet: load features/records.ts first')

const modelsWith = (key: keyof RecordKind) =>
  kinds.flatMap(([model, kind]) => (kind[key] ? [model] : [])) as [string, ...string[]]

/** The kinds of records that an audit entry can be about. */
export const auditModels = Object.keys(recordKinds) as [string, ...string[]]
/** Kinds of records with their own screen, which shows who else has the record open and can undo a change. */
export const recordModels = modelsWith('readers')
/** Records whose screen shows their history. */
export const historyModels = modelsWith('history')

/** Who may read a record of one of `recordModels`: its changes, and who else has it open. */
export const readPermission = (model: string): Permission => recordKinds[model]!.readers!
/** Who may read the history of one of `historyModels`: those who may change the record. */
export const historyPermission = (model: string): Permission => recordKinds[model]!.history!

/** The address of a record; undefined if it has no screen of its own, or its model no longer exists. */
export const recordAddress = (model: string, id: string): string | undefined => recordKinds[model]?.address?.(id)

/** Actions that exist for records of several kinds. */
export const commonActions = [
  'cmsSetTermStatus',
  'cmsSetTermStatusOfMany',
  'suspension:over',
  'cmsSetVerifyStatus',
  'cmsDecideAppeal',
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
