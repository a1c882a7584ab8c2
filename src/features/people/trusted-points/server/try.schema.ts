import { z } from 'zod'
import type { Context } from '../../../../platform/server/context.ts'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { limitInput, searchText } from '../../../../platform/server/graphql/lists.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { dayOf } from '../../../../platform/shared/day.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { closestPeople, User } from '../../../records/persons/server/public.ts'
import { foundUsers, userList } from '../../../records/persons/user.list.ts'
import { type ActionKind, actionKinds, award, type Facts } from '../award.ts'
import { trustedPointOperations } from '../trusted-point.operations.ts'
import { factsInput } from '../trusted-point.rules.ts'
import { factsOfMember } from './actions.ts'
import { draftInput, drafted } from './rule-change.ts'
import { rulesInForce } from './rules-in-force.ts'
import { WhySentence } from './why.schema.ts'
import { judged, type Sentence } from './why.ts'

rootField(trustedPointOperations.cmsFindMembers, {
  description: 'The first few people whom a name finds, for trying rules.',
  type: [User],
  input: z.object({ q: searchText(userList.filters.query), limit: limitInput(foundUsers) }),
  resolve: ({ q, limit }, ctx) => closestPeople(ctx.db, { text: q, limit, by: 'name' }),
})

const PointFacts = builder.objectRef<Facts>('PointFacts').implement({
  description: 'What the rules depend on.',
  fields: (t) => ({
    earned: t.expose('earned', { type: 'Points' }),
    postsToday: t.exposeInt('postsToday'),
    length: t.exposeInt('length', { nullable: true }),
    hasPicture: t.exposeBoolean('hasPicture', { nullable: true }),
    reviewsBefore: t.exposeInt('reviewsBefore', { nullable: true }),
    number: t.exposeInt('number', { nullable: true }),
  }),
})

interface Trial {
  readonly facts: Facts
  readonly amount: number
  readonly sentences: readonly Sentence[]
}

const PointTrial = builder.objectRef<Trial>('PointTrial').implement({
  description: 'What an action would give. Nothing was stored.',
  fields: (t) => ({
    facts: t.field({ type: PointFacts, description: 'By which it was judged.', resolve: ({ facts }) => facts }),
    amount: t.expose('amount', { type: 'Points' }),
    sentences: t.field({ type: [WhySentence], resolve: ({ sentences }) => [...sentences] }),
  }),
})

rootField(trustedPointOperations.cmsTryPoints, {
  description: 'What an action of a member would give now, by the rules in force or with a draft in the place of one.',
  type: PointTrial,
  input: z.object({
    userId: recordId(),
    kind: z.enum(actionKinds).meta({ graphql: 'PointActionKind' }),
    facts: factsInput.nullish().describe('What differs from the facts of the member.'),
    draft: draftInput.nullish(),
  }),
  async resolve({ userId, kind, facts: given, draft }, ctx) {
    const facts = { ...(await startOf(ctx, userId, kind)), ...present(given ?? {}) }
    const inForce = await rulesInForce(ctx)
    const tried = draft ? await drafted(ctx, draft) : null
    const rules = inForce.map((rule) => (rule.id === tried?.id ? tried : rule))
    return { facts, amount: award(rules, facts).amount, sentences: judged(rules, facts) }
  },
})

/** The member's own facts; what depends on the act itself begins with nothing. */
async function startOf(ctx: Context, userId: string, kind: ActionKind): Promise<Facts> {
  const person = await ctx.db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
  if (!person) throw new Refusal('NOT_FOUND', 'users_text_user_gone')
  const facts = await factsOfMember(ctx, userId, kind, dayOf(new Date()))
  if (kind === 'REVIEW_PLACE') return { ...facts, length: 0, hasPicture: false, reviewsBefore: 0 }
  return kind === 'REFERRAL' ? { ...facts, number: (await friendsOf(ctx, userId)) + 1 } : facts
}

async function friendsOf(ctx: Context, userId: string): Promise<number> {
  const counted = ctx.db.selectFrom('referral_counts').select('friends').where('user_id', '=', userId)
  return (await counted.executeTakeFirst())?.friends ?? 0
}

const present = (given: object) => Object.fromEntries(Object.entries(given).filter(([, value]) => value != null))
