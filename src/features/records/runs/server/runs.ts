import { open } from 'node:fs/promises'
import { v7 as uuidv7 } from 'uuid'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import { type Context, withDb } from '../../../../platform/server/context.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { readRecord, registerReading } from '../../../../platform/server/records/record-reading.ts'
import { invalid, Refusal } from '../../../../platform/server/refusal.ts'
import { requirePermission } from '../../../../platform/server/access/rights.ts'
import type { SpooledFile } from '../../../../platform/server/files/spool.ts'
import type { TableLayout } from '../../../../platform/shared/table-layout.ts'
import { registerUndo } from '../../audit/server/public.ts'
import { runOperations } from '../run.operations.ts'
import { runRecord } from '../run.record.ts'
import { mayBeCancelled, type RunKindName, type RunPhase } from '../run.values.ts'
import { requireRoom } from './limits.ts'
import { maySee, type RunRow, runKind } from './run-kinds.ts'
import { changeRun, dropFile, workFor } from './work.ts'

export interface NewRun {
  readonly kind: RunKindName
  /** The record that it is about. */
  readonly target?: { readonly model: string; readonly id: string }
  readonly name?: string
  readonly file?: SpooledFile | null
  /** The name of the file that the run makes. */
  readonly fileName?: string
  readonly parameters?: object
  readonly phase: RunPhase
  readonly total?: number
}

const pieceSize = 1024 * 1024

/**
 * Stores a run with its file, so that the work can begin. Call it inside a command.
 *
 * @throws Refusal RATE_LIMITED: see `requireRoom`
 */
export async function beginRun(ctx: Context, given: NewRun): Promise<RunRow> {
  const { kind, target, file, phase, total } = given
  requirePermission(ctx, runKind(kind).permission)
  await requireRoom(ctx)
  const run = await ctx.db
    .insertInto('runs')
    .values({
      id: uuidv7(),
      kind,
      target_model: target?.model ?? null,
      target_id: target?.id ?? null,
      name: given.name ?? '',
      file_name: (file?.filename ?? given.fileName)?.slice(0, 255) ?? null,
      sha256: file?.sha256 ?? null,
      parameters: JSON.stringify(given.parameters ?? {}),
      phase,
      total: total ?? null,
      created_by: actorId(ctx),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (file) await keepFile(ctx, run.id, file)
  return run
}

async function keepFile(ctx: Context, runId: string, file: SpooledFile): Promise<void> {
  const handle = await open(file.path)
  try {
    for (let part = 0; part * pieceSize < file.bytes; part++) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(pieceSize), 0, pieceSize, part * pieceSize)
      const content = buffer.subarray(0, bytesRead)
      await ctx.db.insertInto('run_files').values({ run_id: runId, part, content }).execute()
    }
  } finally {
    await handle.close()
  }
}

/** Works on a run for some seconds and returns its state. The rest is done in the background. */
export async function worked(ctx: Context, { id }: { readonly id: string }, seconds: number): Promise<RunRow> {
  await workFor(ctx.app, id, seconds * 1000)
  return runById(ctx, id)
}

const reading = registerReading('RUN', {
  record: runRecord,
  rows: loaderById('runs'),
  gone: 'runs_text_gone',
  visibleTo: maySee,
})

/** The run. Throws if the viewer may not see its kind. */
export async function runById(ctx: Context, id: string): Promise<RunRow> {
  // Not from the request's loaders: a run goes on meanwhile.
  const run = await readRecord(withDb(ctx, ctx.db), reading, id)
  requirePermission(ctx, runKind(run.kind).permission)
  return run
}

async function lockRun(ctx: Context, id: string): Promise<RunRow> {
  await runById(ctx, id)
  return ctx.db.selectFrom('runs').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** Confirms a dry run, so that it commits. A second confirmation changes nothing. */
export async function confirmRun(ctx: Context, id: string): Promise<RunRow> {
  const run = await command(ctx, async (ctx) => {
    const run = await lockRun(ctx, id)
    if (run.phase === 'COMMITTING') return run
    if (run.state !== 'CHECKED') throw new Refusal('CONFLICT', 'runs_text_not_waiting')
    if (resultOf(run).malformed) throw new Refusal('CONFLICT', 'runs_text_malformed')
    if (layoutOf(run)?.isSure === false) throw new Refusal('CONFLICT', 'runs_text_titles_open')
    if (resultOf(run).created === 0) throw new Refusal('CONFLICT', 'runs_text_nothing_new')
    const patch = { state: 'WORKING', phase: 'COMMITTING', confirmed_by: actorId(ctx) } as const
    const changed = await changeRun(ctx, run, patch)
    await note(ctx, run, changed)
    return changed
  })
  return worked(ctx, run, 5)
}

/**
 * Cancels a run that has not begun to commit. Codes that a generation has created so far remain.
 *
 * @throws Refusal CONFLICT if it is over or is committing
 */
export function cancelRun(ctx: Context, id: string): Promise<RunRow> {
  return command(ctx, async (ctx) => {
    // Checked before the row is locked, because a commit keeps the row locked until it is done.
    refuseTooLate(await runById(ctx, id))
    const run = await lockRun(ctx, id)
    refuseTooLate(run)
    await dropFile(ctx, id)
    const patch = { state: 'CANCELLED', lease: null, lease_until: null, finished_at: new Date() } as const
    const changed = await changeRun(ctx, run, patch)
    await note(ctx, run, changed)
    return changed
  })
}

registerUndo({
  model: 'RUN',
  operation: runOperations.cmsConfirmRun,
  async run(ctx, { _id, version }) {
    const run = await lockRun(ctx, _id)
    if (run.version !== version) throw new Refusal('CONFLICT', 'platform_text_stale')
    const { undo } = runKind(run.kind)
    if (run.state !== 'DONE' || !undo) throw new Refusal('NOT_FOUND', 'audit_text_nothing_to_undo')
    await undo(ctx, run)
    const changed = await changeRun(ctx, run, { state: 'CANCELLED' })
    await note(ctx, run, changed)
    return changed.version
  },
})

function refuseTooLate(run: RunRow): void {
  if (!mayBeCancelled(run)) throw new Refusal('CONFLICT', 'runs_text_too_late')
}

const note = (ctx: Context, before: RunRow, after: RunRow) =>
  audit(ctx, {
    action: ctx.operation!.name,
    model: 'RUN',
    targetId: after.id,
    before: { state: before.state },
    after: { state: after.state, done: after.done },
    version: after.version,
  })

/** The resulting numbers of a run. */
export type RunResult = Readonly<Record<string, number>>
export const resultOf = ({ result }: RunRow) => result as RunResult

/** How the file of an import was read. */
export const layoutOf = ({ layout }: RunRow) => layout as TableLayout | null

interface Failure {
  readonly code: Refusal['code']
  readonly reason: Refusal['details']['reason']
  readonly params: Refusal['details']['params'] | null
  readonly field: string | null
}

/** Why a run failed, in the form of the refusal that a request would have got. */
export function failureOf({ failure }: RunRow): Refusal | null {
  if (failure === null) return null
  const { code, reason, params, field } = failure as unknown as Failure
  return field === null
    ? new Refusal(code, reason, { params: params ?? undefined })
    : invalid(field, reason, params ?? {})
}
