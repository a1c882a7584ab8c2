import { type Selectable, sql } from 'kysely'
import type { Runs } from '../../../../../database/tables.ts'
import type { Context, Loader } from '../../../../platform/server/context.ts'
import type { Permission, Viewer } from '../../../../platform/shared/permission.ts'
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
  /** Who may begin such runs, and see, confirm and cancel those of others. Checked again before each commit. */
  readonly permission: Permission
  /** True if only the person who began such a run sees it. */
  readonly isPrivate?: true
  /** Does the next piece of work, by `advance`. Called until the run is over or waits for a confirmation. */
  readonly step: (work: Work) => Promise<void>
  /** The title of the record that holds what an existing row of an import says, by the row's key. */
  readonly existsIn?: Loader<string, string | null>
  /** Takes back what a run has done. Called in a command, with the run locked. */
  readonly undo?: (ctx: Context, run: RunRow) => Promise<void>
}

const kinds = new Map<RunKindName, RunKind>()

export function registerRunKind(name: RunKindName, kind: RunKind): void {
  kinds.set(name, kind)
}

export const runKind = (name: RunKindName): RunKind => kinds.get(name)!

export const maySee = (viewer: Viewer | null, { kind, created_by }: RunRow): boolean => {
  const { permission, isPrivate } = runKind(kind)
  return permission.allows(viewer) && (!isPrivate || created_by === viewer?._id)
}

/** The same as an SQL condition. */
export function visibleTo(viewer: Viewer | null) {
  const open = [...kinds].filter(([, { permission }]) => permission.allows(viewer))
  const named = (isPrivate: boolean) => open.flatMap(([name, kind]) => (!!kind.isPrivate === isPrivate ? name : []))
  return sql<boolean>`(kind = any (${named(false)})
    or kind = any (${named(true)}) and created_by = ${viewer?._id ?? null}::uuid)`
}

/** Whether a viewer sees the runs of all kinds that have rows. */
export const maySeeAllRows = (viewer: Viewer | null): boolean =>
  [...kinds.values()].every(({ permission, isPrivate }) => isPrivate || permission.allows(viewer))
