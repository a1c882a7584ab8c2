import type { Selectable } from 'kysely'
import type { Notes } from '../../../../../database/tables.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import { type Context, defineLoader, grouped } from '../../../../platform/server/context.ts'
import { announceChange } from '../../../../platform/server/live/announce.ts'
import { readingOf } from '../../../../platform/server/records/record-reading.ts'
import { recordStore } from '../../../../platform/server/records/record-store.ts'
import { invalid, Refusal } from '../../../../platform/server/refusal.ts'
import { noteRecord } from '../note.record.ts'
import { deletableHours } from '../note.values.ts'
import { colleaguesFor, type NoteTarget, requireTarget } from './colleagues.ts'
import { giveMarks } from './marks.ts'

export type NoteRow = Selectable<Notes>

const store = recordStore({
  model: 'NOTE',
  record: noteRecord,
  table: 'notes',
  gone: 'notes_text_gone',
  softly: true,
})

/** The notes on something, newest first. */
export const notesPage = (
  ctx: Context,
  { model, targetId, limit, offset }: NoteTarget & { readonly limit: number; readonly offset: number },
) => {
  const notes = ctx.db
    .selectFrom('notes')
    .where('model', '=', model)
    .where('target_id', '=', targetId)
    .where('deleted_at', 'is', null)
  return {
    items: () =>
      notes.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    async total() {
      const { n } = await notes.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
      return n
    },
  }
}

/** The people whom a note mentions. */
export const mentionedIn = defineLoader<string, { readonly note_id: string; readonly person_id: string }[]>(
  async (ctx, ids) => {
    const rows = await ctx.db
      .selectFrom('note_mentions')
      .selectAll()
      .where('note_id', 'in', ids)
      .orderBy('person_id')
      .execute()
    return grouped(ids, rows, (row) => row.note_id)
  },
)

interface Written extends NoteTarget {
  readonly text: string
  readonly mentions: readonly string[]
}

/**
 * Writes a note, and marks it for those whom it mentions.
 *
 * @throws Refusal as `requireTarget`; BAD_USER_INPUT for a mention of somebody who may not read it
 */
export async function addNote(ctx: Context, { model, targetId, text, mentions }: Written): Promise<NoteRow> {
  return command(ctx, async (ctx) => {
    const target = { model, targetId }
    await requireTarget(ctx, target)
    const people = [...new Set(mentions)]
    await refuseOthers(ctx, target, people)
    const note = await store.create(ctx, { model, target_id: targetId, text, author_id: actorId(ctx) })
    if (people.length > 0)
      await ctx.db
        .insertInto('note_mentions')
        .values(people.map((person_id) => ({ note_id: note.id, person_id })))
        .execute()
    await giveMarks(ctx, { ...target, kind: 'MENTION', people, text, noteId: note.id })
    await announceNotes(ctx, target)
    return note
  })
}

async function refuseOthers(ctx: Context, target: NoteTarget, people: readonly string[]): Promise<void> {
  if (people.length === 0) return
  const known = await colleaguesFor(ctx, target).clearSelect().select('id').where('id', 'in', people).execute()
  if (known.length < people.length) throw invalid('mentions', 'notes_text_no_reader')
}

/**
 * Deletes a note of one's own, and the marks for it.
 *
 * @throws Refusal NOT_FOUND; FORBIDDEN for another person's; CONFLICT once others have relied on it
 */
export async function deleteNote(ctx: Context, _id: string): Promise<NoteRow> {
  return command(ctx, async (ctx) => {
    const note = await store.remove(ctx, { _id }, async (ctx, row) => {
      await requireTarget(ctx, targetOf(row))
      if (row.author_id !== actorId(ctx)) throw new Refusal('FORBIDDEN', 'notes_text_only_author')
      if (!isDeletable(row)) throw new Refusal('CONFLICT', 'notes_text_too_old', { params: { hours: deletableHours } })
    })
    await ctx.db.deleteFrom('marks').where('note_id', '=', _id).execute()
    await announceNotes(ctx, targetOf(note))
    return note
  })
}

const targetOf = ({ model, target_id }: NoteRow): NoteTarget => ({
  model,
  targetId: target_id,
})

export const isDeletable = ({ created_at }: NoteRow): boolean =>
  Date.now() - created_at.getTime() < deletableHours * 3_600_000

/** Screens that show the record read its notes again. */
async function announceNotes(ctx: Context, { model, targetId: id }: NoteTarget): Promise<void> {
  const row = (await ctx.load(readingOf(model)!.rows, id)) as { readonly version: number } | null
  if (row) await announceChange(ctx, { model, id, version: row.version, by: null, fields: [] })
}
