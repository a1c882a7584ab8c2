import type { Operation } from '../../../platform/shared/operation.ts'
import { recordKinds } from '../../../platform/shared/record.ts'

/** The operations that a change set can hold, and the model that each changes: see `RecordKind`. */
export const planned: Readonly<Record<string, { readonly model: string; readonly operation: Operation }>> =
  Object.fromEntries(
    Object.entries(recordKinds).flatMap(([model, { plannedBy: operation }]) =>
      operation ? [[operation.name, { model, operation }]] : [],
    ),
  )
export const plannedOperations = Object.keys(planned) as [string, ...string[]]
