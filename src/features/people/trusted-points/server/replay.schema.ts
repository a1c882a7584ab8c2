import { z } from 'zod'
import type { Context } from '../../../../platform/server/context.ts'
import { actorId } from '../../../../platform/server/command.ts'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { recordId, zodMessage } from '../../../../platform/shared/rules.ts'
import { User, userById } from '../../../records/persons/server/public.ts'
import { Run, type RunRow, runById } from '../../../records/runs/server/public.ts'
import type { BeforeAfter } from '../replay.ts'
import { trustedPointOperations } from '../trusted-point.operations.ts'
import { replayedDays } from '../trusted-point.values.ts'
import type { MemberDifference, RankChange, ReplayOutcome } from './replay-outcome.ts'
import { askedOf, replayPoints } from './replay.run.ts'
import { draftInput, drafted } from './rule-change.ts'
import { TrustedPointConfig } from './trusted-point.type.ts'

const ruleById = loaderById('trusted_point_configs')
const ruleOf = (ctx: Context, id: string | null) => (id ? ctx.load(ruleById, id) : null)

type Named = readonly [name: string, points: BeforeAfter]

const PointsOfDay = builder.objectRef<Named>('ReplayedDay').implement({
  fields: (t) => ({
    date: t.field({ type: 'Day', resolve: ([day]) => day }),
    before: t.field({ type: 'Points', description: 'What was given.', resolve: ([, [before]]) => before }),
    after: t.field({ type: 'Points', description: 'What would have been given.', resolve: ([, [, after]]) => after }),
  }),
})

const PointsOfRule = builder.objectRef<Named>('ReplayedRule').implement({
  fields: (t) => ({
    rule: t.field({ type: TrustedPointConfig, nullable: true, resolve: ([id], _, ctx) => ruleOf(ctx, id) }),
    before: t.field({ type: 'Points', resolve: ([, [before]]) => before }),
    after: t.field({ type: 'Points', resolve: ([, [, after]]) => after }),
  }),
})

const ReplayedMember = builder.objectRef<MemberDifference>('ReplayedMember').implement({
  fields: (t) => ({
    user: t.field({ type: User, nullable: true, resolve: ({ userId }, _, ctx) => ctx.load(userById, userId) }),
    difference: t.expose('difference', { type: 'Points' }),
  }),
})

const ReplayedRank = builder.objectRef<RankChange>('ReplayedRank').implement({
  description: 'Members who would have another tier. Null: none.',
  fields: (t) => ({
    from: t.field({ type: TrustedPointConfig, nullable: true, resolve: ({ from }, _, ctx) => ruleOf(ctx, from) }),
    to: t.field({ type: TrustedPointConfig, nullable: true, resolve: ({ to }, _, ctx) => ruleOf(ctx, to) }),
    members: t.exposeInt('members'),
  }),
})

const outcomeOf = ({ state, result }: RunRow) => (state === 'DONE' ? (result as ReplayOutcome) : null)

const PointReplay = builder.objectRef<RunRow>('PointReplay').implement({
  description: 'What a draft of a rule would have done.',
  fields: (t) => ({
    run: t.field({ type: Run, resolve: (run) => run }),
    days: t.int({ resolve: (run) => askedOf(run).days }),
    draft: t.field({
      type: 'JSON',
      description: 'The rule as it was tried: actionType, points, description, numbers.',
      resolve: (run) => {
        const { actionType, points, description, numbers } = askedOf(run).draft
        return { actionType, points: points / 100, description, numbers }
      },
    }),
    actions: t.int({ nullable: true, resolve: (run) => outcomeOf(run)?.actions }),
    members: t.int({ nullable: true, resolve: (run) => outcomeOf(run)?.members }),
    byDay: t.field({ type: [PointsOfDay], resolve: (run) => Object.entries(outcomeOf(run)?.byDay ?? {}) }),
    byRule: t.field({ type: [PointsOfRule], resolve: (run) => Object.entries(outcomeOf(run)?.byRule ?? {}) }),
    gained: t.field({ type: [ReplayedMember], resolve: (run) => [...(outcomeOf(run)?.gained ?? [])] }),
    lost: t.field({ type: [ReplayedMember], resolve: (run) => [...(outcomeOf(run)?.lost ?? [])] }),
    ranks: t.field({ type: [ReplayedRank], resolve: (run) => [...(outcomeOf(run)?.ranks ?? [])] }),
  }),
})

rootField(trustedPointOperations.cmsReplayPoints, {
  description:
    'What the draft of a rule would have done: begins to judge the recorded actions of the last days once more. One replay of a person at a time.',
  type: Run,
  input: z.object({
    draft: draftInput,
    days: z
      .number()
      .int()
      .refine((days) => replayedDays.some((one) => one === days), zodMessage('trusted_points_text_replay_days'))
      .describe('7, 30 or 90.'),
  }),
  resolve: async ({ draft, days }, ctx) => replayPoints(ctx, await drafted(ctx, draft), days),
})

rootField(trustedPointOperations.cmsPointReplay, {
  description: 'A replay, by its run.',
  type: PointReplay,
  input: z.object({ _id: recordId() }),
  async resolve({ _id }, ctx) {
    const run = await runById(ctx, _id)
    if (run.kind !== 'POINT_REPLAY') throw new Refusal('NOT_FOUND', 'trusted_points_text_replay_gone')
    return run
  },
})

rootField(trustedPointOperations.cmsLastPointReplay, {
  description: 'The viewer’s last replay of a rule’s draft; null if there is none.',
  type: PointReplay,
  nullable: true,
  input: z.object({ ruleId: recordId() }),
  resolve: async ({ ruleId }, ctx) =>
    (await ctx.db
      .selectFrom('runs')
      .selectAll()
      .where('kind', '=', 'POINT_REPLAY')
      .where('created_by', '=', actorId(ctx))
      .where('target_id', '=', ruleId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()) ?? null,
})
