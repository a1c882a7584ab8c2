import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import { verifyAudit } from '../../../src/platform/server/audit/verify.ts'

/** The differences between stored figures and their sources, by name. There must be none, whatever was sent. */
export async function brokenInvariants(db: Kysely<Tables>): Promise<Record<string, unknown>> {
  const broken: Record<string, unknown> = {}
  for (const [name, statement] of Object.entries(invariants)) {
    const { rows } = await sql.raw(statement).execute(db)
    if (rows.length > 0) broken[name] = rows
  }
  const { findings } = await verifyAudit(db)
  if (findings.found > 0) broken['the audit chains'] = findings
  return broken
}

const invariants = {
  'balances are what the entries add up to': `
    select users.id, active_points, balances.earned_points, sum(amount), sum(amount) filter (where earned)
    from users left join balances on balances.user_id = users.id left join point_entries on point_entries.user_id = users.id
    group by users.id, balances.user_id
    having active_points is distinct from coalesce(sum(amount), 0)
      or balances.earned_points is distinct from coalesce(sum(amount) filter (where earned), 0)`,
  'every entry has its person': `
    select id from point_entries e where not exists (select from users where users.id = e.user_id)`,
  'the two sides of all movements sum to zero': 'select sum(amount) from point_sides having sum(amount) <> 0',
  'the tally of people': `
    select term_status, user_group, gender, badge_id, sum(n) from (
      select term_status, user_group, gender, badge_id, people as n from user_tally
      union all select term_status, user_group, gender, badge_id, -1 from users
    ) both_sides group by 1, 2, 3, 4 having sum(n) <> 0`,
  'the tally of posts': `
    select day, status, type, sum(n) from (
      select day, status, type, posts as n from post_tally
      union all select local_day(created_at), status, type, -1 from posts
    ) both_sides group by 1, 2, 3 having sum(n) <> 0`,
  'each version has its audit entry': `
    select id, version from users
    where version > 1 and not exists (
      select from audit_entries a where a.model = 'USER' and a.target_id = users.id::text and a.version = users.version)`,
  'somebody can administer': `
    select 'nobody' where not exists (
      select from users where user_group = 'ADMIN' and term_status = 'NORMAL' and not deleted)`,
}
