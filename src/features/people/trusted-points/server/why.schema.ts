import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../../platform/server/context.ts'
import { english } from '../../../../platform/server/english.ts'
import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { recordId, zodMessage } from '../../../../platform/shared/rules.ts'
import { recordedKinds } from '../award.ts'
import type { Given, RecordedAction } from '../rule-book.ts'
import { trustedPointOperations } from '../trusted-point.operations.ts'
import { type Sentence, whyOfAction, whyOfEntry } from './why.ts'

export const WhySentence = builder.objectRef<Sentence>('WhySentence').implement({
  description: 'A sentence of an explanation.',
  fields: (t) => ({
    reason: t.exposeString('key', { description: 'The key of the text.' }),
    params: t.field({ type: 'JSON', resolve: ({ params }) => params }),
    message: t.string({ description: 'The sentence in English.', resolve: ({ key, params }) => english(key, params) }),
    amount: t.field({
      type: 'Points',
      nullable: true,
      description: 'What a rule gave, 0 if it did not apply; null for a sentence that is about no rule.',
      resolve: ({ amount }) => amount ?? null,
    }),
  }),
})

rootField(trustedPointOperations.cmsWhyPoints, {
  description:
    'Why an entry of a member’s points is there, or why an action gave points or none: sentences, by the rules of then.',
  type: [WhySentence],
  input: z
    .object({ userId: recordId(), entryId: recordId().nullish(), actionId: recordId().nullish() })
    .refine(({ entryId, actionId }) => !entryId !== !actionId, {
      path: ['actionId'],
      ...zodMessage('trusted_points_text_why_entry_or_action'),
    }),
  async resolve({ userId, entryId, actionId }, ctx) {
    const found = entryId ? await ofEntry(ctx, userId, entryId) : await whyOfAction(ctx, userId, actionId!)
    if (!found)
      throw new Refusal('NOT_FOUND', entryId ? 'trusted_points_text_entry_gone' : 'trusted_points_text_action_gone')
    return found
  },
})

async function ofEntry(ctx: Context, userId: string, id: string): Promise<Sentence[] | undefined> {
  const entries = ctx.db.selectFrom('point_entries').selectAll().where('user_id', '=', userId)
  const entry = await entries.where('id', '=', id).executeTakeFirst()
  return entry && whyOfEntry(ctx, entry)
}

interface ActionRow {
  readonly id: string
  readonly kind: RecordedAction['kind']
  readonly occurred_at: Date
  readonly outcome: readonly Given[]
}

const PointAction = builder.objectRef<ActionRow>('MemberAction').implement({
  description: 'What a member did, as far as points depend on it.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    kind: t.expose('kind', { type: enumOf('MemberActionKind', recordedKinds) }),
    occurredAt: t.expose('occurred_at', { type: 'DateTime' }),
    amount: t.field({
      type: 'Points',
      description: 'What it gave; what was taken back later is not subtracted.',
      resolve: ({ outcome }) => outcome.reduce((sum, { amount }) => sum + amount, 0),
    }),
  }),
})

rootField(trustedPointOperations.cmsMemberActions, {
  description: 'What a member did, newest first, with and without points.',
  type: [PointAction],
  input: z.object({
    userId: recordId(),
    limit: z.number().int().min(1).max(100).default(10),
    before: recordId().nullish().describe('Goes on after this action.'),
  }),
  async resolve({ userId, limit, before }, ctx) {
    const { rows } = await sql<ActionRow>`
      select id, kind, occurred_at, outcome
        from newest_of_member(null::member_actions, ${userId}, ${limit}, null, ${before ?? null})`.execute(ctx.db)
    return rows
  },
})
