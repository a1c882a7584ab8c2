import type { Context } from '../context.ts'

type NameOf = (ctx: Context, id: string) => Promise<string | null>

/** How records of a kind are called where the audit log names them. */
export interface RecordNames {
  /** What the record is called now; null if it is gone or has no name. */
  readonly nameOf?: NameOf
  /** What an entry itself says that the record was called: for records that may be gone by now. */
  readonly nameIn?: (values: Readonly<Record<string, unknown>>) => unknown
  /** Fields that hold the ids of other records, and what those are called. */
  readonly references?: Readonly<Record<string, NameOf>>
}

const names = new Map<string, RecordNames>()

export function registerRecordNames(model: string, given: RecordNames): void {
  names.set(model, given)
}

export const recordNames = (model: string): RecordNames => names.get(model) ?? {}
