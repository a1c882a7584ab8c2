import { v7 as uuidv7 } from 'uuid'
import { activePerson } from '../../../../platform/server/access/authenticate.ts'
import { type AuditedAction, type Context, loading } from '../../../../platform/server/context.ts'
import { command } from '../../../../platform/server/command.ts'
import { runMutation } from '../../../../platform/server/graphql/run-mutation.ts'
import { invalid, invalidFields, Refusal } from '../../../../platform/server/refusal.ts'
import { RightsEnded } from '../../../../platform/server/access/rights.ts'
import type { FieldText } from '../../../../platform/shared/rules.ts'
import { planned } from '../change-set.planned.ts'
import { refuseOvertaken } from './overtaken.ts'
import {
  type Applied,
  currentName,
  currentRecord,
  type Effect,
  isCreation,
  type ItemRow,
} from './change-set.queries.ts'

type Input = Readonly<Record<string, unknown>>

/** Thrown to roll a rehearsal back. */
class RolledBack extends Error {}

/** Runs writes and rolls them back, to learn their result or why they are refused. */
export async function runAndRollBack<T>(ctx: Context, run: (ctx: Context) => Promise<T>): Promise<T> {
  let result: { readonly value: T } | undefined
  try {
    await command(ctx, async (ctx) => {
      result = { value: await run(ctx) }
      throw new RolledBack()
    })
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
  }
  return result!.value
}

interface Preview {
  /** Of the change. */
  readonly id: string
  readonly targetId: string
  readonly name: string
  readonly versionSeen: number
  readonly effects: readonly Effect[]
}

/**
 * What a change would do.
 *
 * @param input the operation's input; its version is the one that the author saw, without it the present one
 * @throws Refusal as the operation does, with fields within `input`; BAD_USER_INPUT if it would change nothing; CONFLICT
 *   if somebody else has changed the same fields since that version
 */
export async function previewOperation(ctx: Context, operation: string, input: Input): Promise<Preview> {
  try {
    return await runAndRollBack(ctx, (ctx) =>
      planned[operation]!.creates ? previewCreation(ctx, operation, input) : previewChange(ctx, operation, input),
    )
  } catch (error) {
    throw withinInput(error)
  }
}

async function previewChange(ctx: Context, operation: string, input: Input): Promise<Preview> {
  const { model } = planned[operation]!
  const { version, ...change } = input
  const { _id: targetId } = change
  if (typeof targetId !== 'string') throw invalid('_id', 'platform_text_required')
  const record = await currentRecord(ctx, model, targetId)
  const name = await currentName(ctx, model, targetId)
  const versionSeen = Number.isInteger(version) ? (version as number) : (record?.version ?? 0)
  const isEarlier = record !== null && versionSeen < record.version
  const actions = await runAndCollectAudit(ctx, operation, isEarlier ? change : input)
  const changesIt = actions.some((action) => action.model === model && action.targetId === targetId)
  if (!changesIt) throw new Refusal('BAD_USER_INPUT', 'change_sets_text_nothing_changes')
  if (isEarlier) await refuseOvertaken(ctx, { model, targetId, name, seen: versionSeen }, [], actions)
  const effects = await Promise.all(actions.map((action) => effectOf(ctx, action)))
  return { id: uuidv7(), targetId, name, versionSeen, effects }
}

/** What creates a record gives it the id of the change. */
async function previewCreation(ctx: Context, operation: string, input: Input): Promise<Preview> {
  const { model } = planned[operation]!
  const id = uuidv7()
  const actions = await runAndCollectAudit(ctx, operation, input, { newId: id })
  const name = await currentName(ctx, model, id)
  const effects = await Promise.all(actions.map((action) => effectOf(ctx, action)))
  return { id, targetId: id, name, versionSeen: 0, effects }
}

async function effectOf(ctx: Context, { model, targetId, before, after }: AuditedAction): Promise<Effect> {
  const name = await currentName(ctx, model, targetId)
  return { model, targetId, name, before: before ?? null, after: after ?? null }
}

/** Runs the operation, and returns what it wrote to the audit log. */
async function runAndCollectAudit(
  ctx: Context,
  operation: string,
  input: Input,
  { reason = '', newId }: { readonly reason?: string; readonly newId?: string } = {},
): Promise<readonly AuditedAction[]> {
  const { once: _, ...rest } = ctx
  const trail = { reason, actions: [] as AuditedAction[], ...(newId && { newId }) }
  const inner: Context = { ...rest, trail, load: loading(() => inner) }
  await runMutation(inner, operation, input)
  return trail.actions
}

/** Puts `input.` in front of the fields of a refusal. */
function withinInput(error: unknown): unknown {
  if (!(error instanceof Refusal) || !error.details.fields) return error
  const fields = error.details.fields.map((issue) => ({ ...issue, field: `input.${issue.field}` }))
  return new Refusal(error.code, error.details.reason, { ...error.details, fields })
}

/**
 * Makes all changes of a set, for its author and with the rights that the author has now. Call it in the transaction in
 * which the set's row is locked.
 *
 * @returns what each change did
 * @throws Refusal BAD_USER_INPUT with the field `changes.<id>` of the first that is refused
 */
export async function applyItems(
  ctx: Context,
  set: { readonly title: string; readonly author_id: string },
  items: readonly ItemRow[],
): Promise<ReadonlyMap<string, readonly Applied[]>> {
  const author = await activePerson(ctx.db, set.author_id)
  if (!author) throw new Refusal('FORBIDDEN', 'change_sets_text_author_gone')
  const { rights: _, ...rest } = ctx
  const acting: Context = { ...rest, viewer: author.viewer, secondFactorDemanded: author.secondFactorDemanded }
  const applied = new Map<string, readonly Applied[]>()
  for (const item of items) {
    try {
      const { version: _, ...input } = item.input
      const actions = await runAndCollectAudit(acting, item.operation, input, {
        reason: set.title,
        ...(isCreation(item) && { newId: item.id }),
      })
      const { model, target_id: targetId, name, version_seen: seen } = item
      await refuseOvertaken(ctx, { model, targetId, name, seen }, item.effects, actions)
      applied.set(item.id, actions.map(appliedOf))
    } catch (error) {
      if (!(error instanceof Refusal) || error instanceof RightsEnded) throw error
      throw invalidFields([{ field: `changes.${item.id}`, ...problemOf(error) }])
    }
  }
  return applied
}

/** The text of the first field error, or of the refusal if it has none. */
function problemOf({ details }: Refusal): Omit<FieldText, 'field'> {
  const { reason, params } = details.fields?.[0] ?? details
  return { reason: reason as FieldText['reason'], ...(params ? { params } : {}) }
}

function appliedOf({ action, model, targetId, version, before, after }: AuditedAction): Applied {
  return { action, model, targetId, version: version!, before: before ?? null, after: after ?? null }
}
