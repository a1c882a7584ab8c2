import type { Selectable } from 'kysely'
import type { Runs } from '../../../../database/tables.ts'
import type { Context } from '../../../platform/server/context.ts'
import type { Permission, Viewer } from '../../../platform/shared/permission.ts'
import type { RunKindName } from '../run.values.ts'

export type RunRow = Selectable<Runs>

/** A run while this process holds its lease. */
export interface Work {
  /** Acts for the person who began the run, with the rights that they have now. */
  readonly ctx: Context
  readonly run: RunRow
  readonly lease: string
}

export interface RunKind {
  /** Who may begin such runs, and see, confirm and cancel those of others. Asked again before each commit. */
  readonly permission: Permission
  /** Does the next piece of work, by `advance`. It is called until the run is over or waits for somebody. */
  readonly step: (work: Work) => Promise<void>
  /** The columns of its report, by the key of the list of rows. */
  readonly reportColumns?: readonly string[]
}

const kinds = new Map<RunKindName, RunKind>()

export function registerRunKind(name: RunKindName, kind: RunKind): void {
  kinds.set(name, kind)
}

export const runKind = (name: RunKindName): RunKind => kinds.get(name)!

export const registeredKinds = () => kinds.size

/** The kinds of runs that a viewer may see. */
export const kindsFor = (viewer: Viewer | null): RunKindName[] =>
  [...kinds].filter(([, { permission }]) => permission.allows(viewer)).map(([name]) => name)
