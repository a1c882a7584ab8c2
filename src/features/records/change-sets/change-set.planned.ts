import type { Operation } from '../../../platform/shared/operation.ts'
import { recordKinds } from '../../../platform/shared/record.ts'

interface Planned {
  /** The kind of record that it changes or creates. */
  readonly model: string
  readonly operation: Operation
  readonly creates: boolean
}

/** The operations that a change set can hold: see `RecordKind`. */
export const planned: Readonly<Record<string, Planned>> = Object.fromEntries(
  Object.entries(recordKinds).flatMap(([model, { plannedBy, plannedNewBy }]) =>
    [plannedBy, plannedNewBy].flatMap((operation) =>
      operation ? [[operation.name, { model, operation, creates: operation === plannedNewBy }]] : [],
    ),
  ),
)
export const plannedOperations = Object.keys(planned) as [string, ...string[]]
