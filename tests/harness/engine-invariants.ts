/**
 * What must hold between the tables of points, actions, codes and spins, whatever members and staff did, in any order,
 * with crashes between. Each query returns what breaks it.
 */
export const engineInvariants: Readonly<Record<string, string>> = {
  'balances are what the entries add up to': `
    select users.id, active_points, balances.earned_points, sum(amount), sum(amount) filter (where earned)
    from users left join balances on balances.user_id = users.id left join point_entries on point_entries.user_id = users.id
    group by users.id, active_points, balances.earned_points
    having active_points is distinct from coalesce(sum(amount), 0)
      or balances.earned_points is distinct from coalesce(sum(amount) filter (where earned), 0)`,
  'every entry has its person': `
    select e.id from point_entries e left join users on users.id = e.user_id where users.id is null`,
  'days are what was earned on them': `
    select user_id, day, sum(earned), sum(n) from (
      select user_id, day, earned, entries as n from point_days
      union all select user_id, local_day(created_at), -amount, -1 from point_entries where earned
    ) both_sides group by 1, 2 having sum(earned) <> 0 or sum(n) <> 0`,
  'the tally of points is what the days add up to': `
    select day, sum(earned), sum(n) from (
      select day, earned, entries as n from point_tally union all select day, -earned, -entries from point_days
    ) both_sides group by 1 having sum(earned) <> 0 or sum(n) <> 0`,
  'the two sides of all movements sum to zero': 'select sum(amount) from point_sides having sum(amount) <> 0',
  'what is taken back is no more than was given, and no more comes back': `
    select e.user_id, e.id, e.amount, sum(c.amount) from point_entries e
      join point_entries c on c.user_id = e.user_id and c.corrects = e.id
    group by e.user_id, e.id, e.amount
    having e.amount + sum(c.amount) not between least(e.amount, 0) and greatest(e.amount, 0)`,
  // A rank counts once by `ranks_reached`.
  'every action has its key, and every key its action': `
    select coalesce(a.id, k.action_id) from member_actions a
      full join action_keys k on (k.user_id, k.action_id, k.kind, k.subject) = (a.user_id, a.id, a.kind, a.subject)
    where (a.id is null or k.action_id is null) and a.kind is distinct from 'RANKING'`,
  'entries of an action are what its outcome says': `
    select a.user_id, a.id, a.outcome, booked.amounts from member_actions a
      left join (select user_id, action_id, jsonb_agg(amount order by config_id) as amounts from point_entries
        where action_id is not null group by 1, 2) booked on (booked.user_id, booked.action_id) = (a.user_id, a.id)
    where coalesce(booked.amounts, '[]') <>
      (select coalesce(jsonb_agg(o -> 'amount' order by (o ->> 'rule')::uuid), '[]') from jsonb_array_elements(a.outcome) o
        where o ->> 'amount' <> '0')`,
  'every entry of an action has it': `
    select id from point_entries e where action_id is not null
      and not exists (select from member_actions a where (a.user_id, a.id) = (e.user_id, e.action_id))`,
  'posts of a day are counted one after the other, so that no two are the last that gives points': `
    select user_id, day, count(*) from member_actions
      where kind in ('CREATE_POST', 'CHECK_IN_PLACE', 'REVIEW_PLACE', 'SHARE_POST')
    group by 1, 2 having count(*) <> count(distinct facts -> 'postsToday')`,
  'what was bought was paid, and nothing else was': `
    select r.id, price, entry_id from voucher_redemptions r
        left join point_entries e on (e.user_id, e.id, e.cause, e.amount) = (r.user_id, r.entry_id, 'VOUCHER', -r.price)
      where r.cause = 'BOUGHT' and price > 0 and e.id is null
    union all select min(id::text)::uuid, null, entry_id from voucher_redemptions where entry_id is not null
      group by entry_id having count(*) > 1`,
  'codes are handed over as often as they say': `
    select c.id, c.sold_qty, count(r.id) from voucher_codes c left join voucher_redemptions r on r.code_id = c.id
    group by c.id having c.sold_qty <> count(r.id) or c.sold_qty > c.qty or c.sold_qty < 0`,
  'every spin has one outcome': `
    select s.id, s.award_id, s.answer -> 'won' from spins s left join wheel_awards a on a.id = s.award_id
    where (s.award_id is not null) <> (s.answer -> 'won' <> 'null'::jsonb)
      or s.award_id is not null and (a.user_id is distinct from s.user_id or a.wheel_id is distinct from s.wheel_id)`,
  'every award that a spin could have won was won by one': `
    select a.id from wheel_awards a where exists (select from spins s where s.user_id = a.user_id)
      and not exists (select from spins s where s.award_id = a.id) and a.cause = 'CHANCE'`,
  'lanes count their awards': `
    select l.stock_id, l.lane, l.awarded, count(a.id) from stock_lanes l
      left join wheel_awards a on (a.stock_id, a.lane, a.cause) = (l.stock_id, l.lane, 'CHANCE')
    group by l.stock_id, l.lane having l.awarded <> count(a.id) or l.awarded > l.qty`,
  'numbers of friends are given once and counted': `
    select inviter_id, max(number), friends from referrals r left join referral_counts c on c.user_id = r.inviter_id
    where number is not null group by inviter_id, friends having max(number) > coalesce(friends, 0)`,
}
