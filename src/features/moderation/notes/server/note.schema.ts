import { z } from 'zod'
import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { limitInput, listPageType, pageInput, searchTextOrEmpty } from '../../../../platform/server/graphql/lists.ts'
import type { WaitingFigure } from '../../../../platform/server/context.ts'
import { namesOf, registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { User, userById } from '../../../records/persons/server/public.ts'
import { noteOperations } from '../note.operations.ts'
import { noteInput, noteTarget, openedTarget } from '../note.rules.ts'
import { markKinds, markModels, noteModels, notesShown } from '../note.values.ts'
import { closestOf, colleaguesFor, type NoteTarget, requireTarget } from './colleagues.ts'
import { type MarkRow, marksPage, readMarks, unreadByPerson, unreadMarks } from './marks.ts'
import { addNote, deleteNote, isDeletable, mentionedIn, type NoteRow, notesPage } from './notes.ts'

export const waiting: readonly WaitingFigure[] = [{ operation: noteOperations.cmsGetMarks, countFor: unreadByPerson }]

registerRecordNames('NOTE', { nameIn: ({ text }) => text })

enumOf('NoteModel', noteModels)
const Model = enumOf('MarkModel', markModels)

const Note = builder.objectRef<NoteRow>('Note').implement({
  description: 'An internal note of the staff, on a case or on a person.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    text: t.exposeString('text'),
    author: t.field({ type: User, resolve: async (note, _, ctx) => (await ctx.load(userById, note.author_id))! }),
    mentions: t.field({
      type: [User],
      async resolve({ id }, _, ctx) {
        const mentioned = await ctx.load(mentionedIn, id)
        return Promise.all(mentioned.map(async ({ person_id }) => (await ctx.load(userById, person_id))!))
      },
    }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    deletable: t.boolean({
      description: 'Whether the viewer can delete it: their own, for a day.',
      resolve: (note, _, { viewer }) => note.author_id === viewer?._id && isDeletable(note),
    }),
  }),
})

type Page = NoteTarget & { readonly limit: number; readonly offset: number }

const NotePage = builder.objectRef<Page>('NotePage').implement({
  fields: (t) => ({
    total: t.int({ resolve: (asked, _, ctx) => notesPage(ctx, asked).total() }),
    items: t.field({
      type: [Note],
      description: 'Newest first.',
      resolve: (asked, _, ctx) => notesPage(ctx, asked).items(),
    }),
    unreadMarks: t.int({
      description: 'How many marks the viewer has here that they have not read.',
      resolve: (asked, _, ctx) => unreadMarks(ctx, asked),
    }),
  }),
})

rootField(noteOperations.cmsGetNotes, {
  description: 'The notes on a case or on a person. Nobody reads those about themselves.',
  type: NotePage,
  input: noteTarget.extend({ limit: limitInput(notesShown), page: pageInput() }),
  async resolve({ model, targetId, limit, page }, ctx) {
    await requireTarget(ctx, { model, targetId })
    return { model, targetId, limit, offset: page * limit }
  },
})

rootField(noteOperations.cmsFindColleagues, {
  description: 'Colleagues who may read the notes on something: whom a note can mention.',
  type: [User],
  input: noteTarget.extend({ q: searchTextOrEmpty({ longest: 100 }) }),
  async resolve({ q, ...target }, ctx) {
    await requireTarget(ctx, target)
    return closestOf(colleaguesFor(ctx, target), q ?? null)
  },
})

rootField(noteOperations.cmsAddNote, {
  type: Note,
  input: noteInput,
  resolve: ({ mentions, ...note }, ctx) => addNote(ctx, { ...note, mentions: mentions ?? [] }),
})

rootField(noteOperations.cmsDeleteNote, {
  description: 'Deletes a note of one’s own, within a day.',
  type: Note,
  input: z.object({ _id: recordId() }),
  resolve: ({ _id }, ctx) => deleteNote(ctx, _id),
})

const Mark = builder.objectRef<MarkRow>('Mark').implement({
  description: 'Something that the viewer should look at.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    kind: t.field({ type: enumOf('MarkKind', markKinds), resolve: ({ kind }) => kind }),
    model: t.field({ type: Model, resolve: ({ model }) => model }),
    targetId: t.exposeID('target_id'),
    title: t.string({
      nullable: true,
      description: 'The name of the case, person or endpoint; null if it has none any more.',
      resolve: ({ model, target_id }, _, ctx) => namesOf(model)(ctx, target_id),
    }),
    text: t.exposeString('text', {
      description:
        'What the note says, or why the decision was declined; of an endpoint that fails, the percent of the time after which it is paused.',
    }),
    by: t.field({
      type: User,
      nullable: true,
      description: 'Null if nobody did: the system.',
      resolve: ({ by_id }, _, ctx) => (by_id === null ? null : ctx.load(userById, by_id)),
    }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    readAt: t.expose('read_at', { type: 'DateTime', nullable: true }),
  }),
})

rootField(noteOperations.cmsGetMarks, {
  description:
    'What is marked for the viewer: mentions, cases handed over, decisions declined, endpoints that fail. Newest first.',
  type: listPageType('MarkPage', Mark, 'total'),
  input: z.object({ limit: limitInput(notesShown), page: pageInput() }),
  resolve: ({ limit, page }, ctx) => marksPage(ctx, { limit, offset: page * limit }),
})

rootField(noteOperations.cmsReadMarks, {
  description: 'The viewer has opened this: their marks on it are read. Returns how many that were.',
  type: 'Int',
  input: openedTarget,
  resolve: ({ model, targetId, endpointId }, ctx) =>
    readMarks(
      ctx,
      endpointId ? { model: 'WEBHOOK_ENDPOINT', targetId: endpointId } : { model: model!, targetId: targetId! },
    ),
})
