import { type RawBuilder, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { command } from '../../../../platform/server/command.ts'
import { type App, type Job, ownContext } from '../../../../platform/server/context.ts'
import { nameIn, textIn } from '../../../../platform/server/english.ts'
import { itemJob } from '../../../../platform/server/jobs/job-items.ts'
import { dayOf } from '../../../../platform/shared/day.ts'
import type { WebhookType } from '../../../records/webhook-events/webhook-event.values.ts'
import { tellMember } from '../../../records/member-notices/server/public.ts'
import { bookPoints } from './book.ts'
import { pointsIn } from './tell.ts'

/** The tiers as they are: `id`, `points`, `least` in hundredths, `rank_from`, `rank_to`. */
export const presentTiers = sql`
  select id, points, coalesce(trusted_points_from, 0) * 100::bigint as least, rank_from, rank_to
    from trusted_point_configs where type = 'RANKING' and deleted_at is null`

/**
 * Selects `user_id`, `rule_id` and `is_nothing`: the tier of everybody who has one.
 *
 * @param tiers as `presentTiers`
 * @param earned a relation with `user_id` and `earned_points`
 */
export const ranked = (tiers: RawBuilder<unknown>, earned: RawBuilder<unknown>) => sql`
  with tiers as (${tiers}), members as (
    select b.user_id, b.earned_points, u.created_at from ${earned} b join users u on u.id = b.user_id
      where u.term_status = 'NORMAL' and not u.deleted and u.user_group not in ('ADMIN', 'STAFF')
  ), placed as (
    select user_id, row_number() over (order by earned_points desc, created_at, user_id) as place from (
      select * from members order by earned_points desc, created_at, user_id
        limit (select coalesce(max(rank_to), 0) from tiers)) first
  )
  select distinct on (m.user_id) m.user_id, t.id as rule_id, t.points = 0 and t.least = 0 as is_nothing
    from members m join tiers t on m.earned_points >= t.least left join placed p on p.user_id = m.user_id
    where t.rank_from is null and t.rank_to is null
      or p.place between coalesce(t.rank_from, 1) and coalesce(t.rank_to, p.place)
    order by m.user_id, t.least desc, t.rank_to nulls last, t.id`

/**
 * Gives every member the highest tier whose points they have earned and, where a tier names places, whose place they
 * hold: by points earned, the older account first, without staff and whoever is not NORMAL. A tier may be lost again.
 */
export const rankMembers: Job = {
  name: 'rank members',
  inSandbox: true,
  everySeconds: 60 * 60,
  works: 'WHOLE',
  run: async (app) => {
    const type = sql`${'member.rank_changed' satisfies WebhookType}::text`
    await sql`
      with ranked as materialized (
        ${ranked(presentTiers, sql`balances`)}
      ), changed as (
        select coalesce(k.user_id, r.user_id) as user_id, r.rule_id as former, k.rule_id as present
          from ranked k full join member_ranks r on r.user_id = k.user_id where r.rule_id is distinct from k.rule_id
      ), announced as (
        insert into outbox (id, type, model, subject_id, body)
          select gen_random_uuid(), ${type}, 'USER', user_id,
              jsonb_build_object('rankId', present, 'formerRankId', former)
            from changed where wants_event(${type}) order by user_id
      ), lost as (
        delete from member_ranks r where not exists (select from ranked k where k.user_id = r.user_id)
      ), held as (
        insert into member_ranks as r (user_id, rule_id) select user_id, rule_id from ranked
          on conflict (user_id) do update set rule_id = excluded.rule_id, since = now() where r.rule_id <> excluded.rule_id
      )
      insert into ranks_reached (user_id, rule_id, booked_at)
        select user_id, rule_id, case when is_nothing then now() end from ranked
        on conflict do nothing`.execute(app.database.background)
  },
}

/** Books the points of a tier for whoever reached it for the first time, and tells them. Nobody is told of a tier that all hold. */
export const rewardRanks = itemJob({
  name: 'reward ranks',
  inSandbox: true,
  everySeconds: 10,
  due: (db) =>
    db.selectFrom('ranks_reached').select(['user_id', 'rule_id']).where('booked_at', 'is', null).orderBy('reached_at'),
  item: sql`user_id || ' ' || rule_id`,
  work: (app, reached) => rewardRank(app, reached),
})

const rewardRank = (app: App, { user_id, rule_id }: { readonly user_id: string; readonly rule_id: string }) =>
  command(ownContext(app, `rank of ${user_id}`), async (ctx) => {
    const due = await ctx.db
      .updateTable('ranks_reached')
      .set({ booked_at: new Date() })
      .where('user_id', '=', user_id)
      .where('rule_id', '=', rule_id)
      .where('booked_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst()
    const rule =
      due && (await ctx.db.selectFrom('trusted_point_configs').selectAll().where('id', '=', rule_id).executeTakeFirst())
    if (!rule) return false
    const points = Math.max(rule.points, 0)
    await sql`select lock_actions(${user_id})`.execute(ctx.db)
    const now = new Date()
    const actionId = uuidv7({ msecs: now.getTime() })
    await ctx.db
      .insertInto('member_actions')
      .values({
        user_id,
        id: actionId,
        kind: 'RANKING',
        subject: rule_id,
        occurred_at: now,
        day: dayOf(now),
        facts: '{}',
        outcome: JSON.stringify([{ rule: rule_id, version: rule.version, amount: points }]),
      })
      .execute()
    if (points > 0)
      await bookPoints(ctx, {
        userId: user_id,
        amount: points,
        cause: 'RULE',
        actionId,
        ruleId: rule_id,
        ruleVersion: rule.version,
      })
    await tellMember(ctx, user_id, {
      type: 'POINTS',
      sentence: (locale) =>
        textIn(locale, points > 0 ? 'trusted_points_text_notice_rank_points' : 'trusted_points_text_notice_rank', {
          rank: nameIn(locale, 'trusted_points_does', rule.action_type ?? ''),
          points: pointsIn(points, locale),
        }),
    })
    return true
  })
