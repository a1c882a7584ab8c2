import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import { verifyAudit } from '../../../src/platform/server/audit/verify.ts'
import { engineInvariants } from '../engine-invariants.ts'

/** The differences between stored figures and their sources, by name. There must be none, whatever was sent. */
export async function brokenInvariants(db: Kysely<Tables>): Promise<Record<string, unknown>> {
  const broken = await brokenOf(db, invariants)
  const { findings } = await verifyAudit(db)
  if (findings.found > 0) broken['the audit chains'] = findings
  return broken
}

/** Those of the queries that find something, with what they find. */
export async function brokenOf(
  db: Kysely<Tables>,
  queries: Readonly<Record<string, string>>,
): Promise<Record<string, unknown>> {
  const broken: Record<string, unknown> = {}
  for (const [name, statement] of Object.entries(queries)) {
    const { rows } = await sql.raw(statement).execute(db)
    if (rows.length > 0) broken[name] = rows
  }
  return broken
}

const invariants = {
  ...engineInvariants,
  'the tally of people': `
    select term_status, user_group, gender, badge_id, sum(n) from (
      select term_status, user_group, gender, badge_id, people as n from user_tally
      union all select term_status, user_group, gender, badge_id, -1 from users
    ) both_sides group by 1, 2, 3, 4 having sum(n) <> 0`,
  'the tally of posts': `
    select day, status, type, sum(n) from (
      select day, status, type, posts as n from post_tally
      union all select local_day(created_at), status, type, -1 from posts where deleted_at is null
    ) both_sides group by 1, 2, 3 having sum(n) <> 0`,
  'each version has its audit entry': `
    select id, version from users
    where version > 1 and not exists (
      select from audit_entries a where a.model = 'USER' and a.target_id = users.id::text and a.version = users.version)`,
  'somebody can administer': `
    select 'nobody' where not exists (
      select from users where user_group = 'ADMIN' and term_status = 'NORMAL' and not deleted)`,
}
