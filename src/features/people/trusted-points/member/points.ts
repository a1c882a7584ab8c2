import { z } from 'zod'
import { actorId } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { textIn } from '../../../../platform/server/english.ts'
import { enumFor, memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { asked, cursorInput, cursorPageType } from '../../../../platform/server/graphql/cursor.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { newestOfMember } from '../../../../platform/server/lists/newest.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { pointCauses } from '../../../records/persons/user.list.ts'
import { Me } from '../../../records/persons/member/public.ts'
import { memberPointOperations } from '../trusted-point.operations.ts'
import { ruleTypes } from '../trusted-point.values.ts'
import type { Entry } from '../server/book.ts'
import type { DescribedRule } from '../rule-book.ts'
import { expiryOf } from '../server/expire.ts'
import { rulesInForce } from '../server/rules-in-force.ts'
import { type Sentence, whyOfEntry } from '../server/why.ts'

const sentenceIn = ({ locale }: Context, { key, params }: Sentence) => textIn(locale, key, params)

const PointEntry = memberBuilder.objectRef<Entry>('PointEntry').implement({
  description: 'A change of the member’s points.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    amount: t.expose('amount', { type: 'Points', description: 'Negative for what was spent or taken back.' }),
    cause: t.expose('cause', { type: enumFor(pointCauses, 'MEMBER') }),
    description: t.string({
      description: 'What it is for, in the language of the request.',
      resolve: async (entry, _, ctx) => sentenceIn(ctx, (await whyOfEntry(ctx, entry))[0]!),
    }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    expiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When what is left of these points is gone; null if nothing is left, and while points do not expire. Points that were given back are left at the entry that gave them first.',
      resolve: (entry, _, ctx) => expiryOf(ctx, entry),
    }),
  }),
})

rootField(memberPointOperations.pointHistory, {
  description: 'The changes of the member’s points, newest first.',
  type: cursorPageType('PointEntryPage', PointEntry),
  input: z.object(cursorInput).transform(asked),
  resolve: (page, ctx) => newestOfMember(ctx, 'point_entries', actorId(ctx), page),
})

const Rule = memberBuilder.objectRef<DescribedRule>('PointRule').implement({
  description: 'A rule that gives points.',
  fields: (t) => ({
    type: t.expose('type', { type: enumFor(ruleTypes, 'MEMBER') }),
    description: t.exposeString('description'),
    points: t.expose('points', { type: 'Points' }),
  }),
})

rootField(memberPointOperations.pointRules, {
  description: 'The rules in force.',
  type: [Rule],
  resolve: async (_, ctx) => rulesInForce(ctx),
})

const Why = memberBuilder.objectRef<readonly Sentence[]>('Why').implement({
  fields: (t) => ({
    sentences: t.stringList({
      description: 'One for each rule that was looked at, in the language of the request.',
      resolve: (sentences, _, ctx) => sentences.map((one) => sentenceIn(ctx, one)),
    }),
  }),
})

rootField(memberPointOperations.whyPoints, {
  description: 'Why an entry of the member’s own points is there.',
  type: Why,
  input: z.object({ entryId: recordId() }),
  resolve: async ({ entryId }, ctx) => {
    const entry = await ctx.db
      .selectFrom('point_entries')
      .selectAll()
      .where('user_id', '=', actorId(ctx))
      .where('id', '=', entryId)
      .executeTakeFirst()
    if (!entry) throw new Refusal('NOT_FOUND', 'trusted_points_text_entry_gone')
    return whyOfEntry(ctx, entry)
  },
})

memberBuilder.objectFields(Me, (t) => ({
  rank: t.string({
    nullable: true,
    description: 'The tier that the member holds, such as RANK_GOLD.',
    resolve: async ({ id }, _, ctx) => {
      const held = await ctx.db
        .selectFrom('member_ranks')
        .innerJoin('trusted_point_configs', 'trusted_point_configs.id', 'member_ranks.rule_id')
        .select('trusted_point_configs.action_type')
        .where('member_ranks.user_id', '=', id)
        .executeTakeFirst()
      return held?.action_type ?? null
    },
  }),
}))
