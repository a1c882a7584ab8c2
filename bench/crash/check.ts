import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { rowsOfPiece } from '../../src/features/records/exports/export.values.ts'
import { describePlace } from '../../src/platform/server/audit/broken.ts'
import { verifyAudit } from '../../src/platform/server/audit/verify.ts'
import { engineInvariants } from '../../tests/harness/engine-invariants.ts'
import { brokenOf } from '../../tests/harness/fuzz/invariants.ts'
import { lostCommands } from './commands.ts'
import { lostDecisions } from './decisions.ts'
import type { Expected, Journal } from './journal.ts'
import { ofCrash } from './runs.ts'

/** Checks the database after a kill and the next start. Returns what is wrong. */
export async function checkDatabase(db: Kysely<Tables>, journal: Journal): Promise<string[]> {
  const faults: string[] = []
  for (const { what, query } of invariants) {
    const { rows } = await query.execute(db)
    if (rows.length > 0) faults.push(`${what}: ${JSON.stringify(rows.slice(0, 3))} (${rows.length})`)
  }
  for (const [what, rows] of Object.entries(await brokenOf(db, engineInvariants)))
    faults.push(`it does not hold that ${what}: ${JSON.stringify(rows).slice(0, 400)}`)
  faults.push(...(await lostWrites(db, journal)), ...(await lostCommands(db, journal)))
  faults.push(...(await lostDecisions(db, journal)))
  const { findings } = await verifyAudit(db)
  faults.push(...findings.broken.map((place) => `the audit log: ${describePlace(place)}`))
  return faults
}

/**
 * A row in the result of any of these queries is a half-written state; there must be none, whatever was sent to the
 * server.
 */
const invariants = [
  {
    what: 'user tallies that are not what there is',
    query: sql`select * from (
        select term_status, user_group, gender, badge_id, count(*)::int as n from users group by 1, 2, 3, 4) is_so
      full join (select term_status, user_group, gender, badge_id, sum(people)::int as n from user_tally group by 1, 2, 3, 4 having sum(people) <> 0) kept
        on (is_so.term_status, is_so.user_group, is_so.gender) = (kept.term_status, kept.user_group, kept.gender)
          and coalesce(is_so.badge_id::text, '') = coalesce(kept.badge_id::text, '')
      where is_so.n is distinct from kept.n`,
  },
  {
    what: 'post tallies that are not what there is',
    query: sql`select * from (select local_day(created_at) as day, status, type, count(*)::int as n from posts where deleted_at is null group by 1, 2, 3) is_so
      full join (select day, status, type, sum(posts)::int as n from post_tally group by 1, 2, 3 having sum(posts) <> 0) kept
        on (is_so.day, is_so.status, is_so.type) = (kept.day, kept.status, kept.type)
      where is_so.n is distinct from kept.n`,
  },
  {
    what: 'records whose status, reason list and blocked details disagree',
    query: sql`with records as (
        select 'USER' as model, id, term_status as status, reason from users union all select 'POST', id, status, reason from posts),
      details as (select model, target_id, count(*)::int as n,
          jsonb_agg(jsonb_build_array(status, reason, created_by) order by created_at desc, id desc) as kept
        from blocked_details group by 1, 2)
      select records.model, records.id from records
      left join details on (details.model, details.target_id) = (records.model, records.id)
      where jsonb_array_length(records.reason) <> coalesce(details.n, 0)
        or (details.n > 0 and records.reason -> 0 ->> 'status' <> records.status)
        or (details.n > 0 and details.kept <> (select jsonb_agg(jsonb_build_array(r -> 'status', given, r -> 'by') order by at)
          from jsonb_array_elements(records.reason) with ordinality as list (r, at),
            -- Whoever undid a change did not give the reason that applies again.
            lateral (select case when r ? 'restored' then '""' else r -> 'reason' end as given) undone))`,
  },
  {
    what: 'records whose version or status is not what their audit log ends with',
    query: sql`with records as (
        select 'USER' as model, id, version, term_status as status, badge_id from users union all select 'POST', id, version, status, null from posts),
      ends as (select distinct on (chain) model, target_id, version from audit_entries where version is not null order by chain, position desc),
      statuses as (select distinct on (chain) model, target_id, after ->> 'termStatus' as status from audit_entries
        where after ? 'termStatus' order by chain, position desc),
      badges as (select distinct on (chain) target_id, after ->> 'badgeId' as badge_id from audit_entries
        where action = 'cmsAssignBadge' order by chain, position desc)
      select records.model, records.id from records
      join ends on (ends.model, ends.target_id) = (records.model, records.id::text)
      left join statuses on (statuses.model, statuses.target_id) = (records.model, records.id::text)
      left join badges on records.model = 'USER' and badges.target_id = records.id::text
      where ends.version <> records.version or statuses.status <> records.status or badges.badge_id <> records.badge_id::text`,
  },
  {
    what: 'audit entries of a status without their blocked detail, or the other way round',
    query: sql`select * from (select model, target_id, count(*)::int as n from audit_entries where after ? 'termStatus' group by 1, 2) audited
      join (select model, target_id::text, count(*)::int as n from blocked_details
        where created_at >= (select min(created_at) - interval '1 second' from audit_entries) group by 1, 2) kept using (model, target_id)
      where audited.n <> kept.n`,
  },
  {
    what: 'people made without their session, its token or their audit entry, or more than once',
    query: sql`select target_id from audit_entries made where action = 'registerForImporter' and (
        not exists (select from users where id::text = made.target_id)
        or (select count(*) from sessions join refresh_tokens on session_id = sessions.id where user_id::text = made.target_id) <> 1)
      union all select users.id::text from users where full_name = 'Người Qua Đường'
        and (select count(*) from audit_entries where action = 'registerForImporter' and target_id = users.id::text) <> 1`,
  },
  {
    what: 'cases that are not what their members are, or were left half decided',
    query: sql`select c.id, c.state from cases c left join case_targets t on t.case_id = c.id
      where c.lead_model <> 'APPEAL'
      group by c.id having c.state = 'APPLYING' or (c.state <> 'CLOSED') <> coalesce(bool_or(not t.handled), false)
      union all select c.id, c.state from cases c join appeals a on a.id = c.lead_id
        where c.lead_model = 'APPEAL' and (c.state = 'APPLYING' or (c.state = 'CLOSED') <> (a.state <> 'WAITING'))
      union all select t.target_id, 'no case' from report_targets t where not t.handled and t.case_id is null
      union all select d.id, d.state from case_decisions d where d.state in ('APPLYING', 'UNDOING')
      union all select d.id, d.state from case_decisions d join case_steps s on s.decision_id = d.id
        where d.state in ('APPLIED', 'UNDONE') and s.outcome is null or d.state = 'UNDONE' and s.outcome = 'DONE' and s.undone is null`,
  },
  {
    what: 'case tallies that are not what there is',
    query: sql`select * from (select state, lead_model, severity, count(*)::int as n from cases group by 1, 2, 3) is_so
      full join (select state, lead_model, severity, sum(cases)::int as n from case_tally group by 1, 2, 3 having sum(cases) <> 0) kept
        using (state, lead_model, severity) where is_so.n is distinct from kept.n`,
  },
  {
    what: 'runs that are not over, or whose codes are not as many as they say; codes of an import that is not done',
    query: sql`with made as (select run_id, count(*)::int as n from voucher_codes where run_id is not null group by 1)
      select runs.id, runs.kind, runs.state, result, n from runs left join made on made.run_id = runs.id
      where runs.parameters ->> 'vendorCode' = ${ofCrash}
        and (runs.state <> 'DONE' or (result ->> 'created')::int <> coalesce(n, 0)
          or runs.kind = 'CODE_GENERATION' and runs.done <> coalesce(n, 0))
      union all select run_id, 'a file that nobody reads', null, null, null from run_files join runs on runs.id = run_id
        where runs.kind <> 'EXPORT'`,
  },
  {
    what: 'exports that are not over, or without a piece for each part of their rows',
    query: sql`select id, state, done, count(part) from runs left join run_files on run_id = id where kind = 'EXPORT'
      group by id having state <> 'DONE' or count(part) <> done / ${rowsOfPiece} + 1 or max(part) <> done / ${rowsOfPiece}`,
  },
  {
    what: 'tallies of voucher codes that are not what there is',
    query: sql`select * from (select voucher_id, status, count(*)::int as n, sum(qty)::int as qty from voucher_codes
        where deleted_at is null group by 1, 2) is_so
      full join (select voucher_id, status, sum(codes)::int as n, sum(qty)::int as qty from voucher_code_tally group by 1, 2
        having sum(codes) <> 0) kept using (voucher_id, status)
      where is_so.n is distinct from kept.n or is_so.qty is distinct from kept.qty`,
  },
  { what: 'idempotency keys without an answer', query: sql`select key from idempotency_keys where response is null` },
] as const

/** Acknowledged writes that are missing, or made twice. */
async function lostWrites(db: Kysely<Tables>, journal: Journal): Promise<string[]> {
  const faults: string[] = []
  const users = await db
    .selectFrom('users')
    .select(['id', 'version', 'term_status as status', 'badge_id', 'reason', 'phone_number'])
    .execute()
  const posts = await db
    .selectFrom('posts')
    .select(['id', 'version', 'status', sql<null>`null`.as('badge_id'), 'reason'])
    .execute()
  const rows = new Map([...users, ...posts].map((row) => [row.id, row]))
  for (const record of journal.records.values()) {
    const row = rows.get(record.id)
    const found = row && {
      version: row.version,
      status: row.status,
      badgeId: row.badge_id,
      remarks: (row.reason as unknown[]).length,
    }
    if (!same(record, found))
      faults.push(
        `${record.model} ${record.id} was acknowledged as ${JSON.stringify(record)} and is ${JSON.stringify(found)}`,
      )
  }
  const ids = new Map(users.map((user) => [user.phone_number, user.id]))
  for (const [phoneNumber, id] of journal.people) {
    if (ids.get(phoneNumber) !== id) faults.push(`the person ${id} was acknowledged and is not there`)
  }
  const { rows: keys } = await sql<{ n: number }>`select count(*)::int as n from idempotency_keys`.execute(db)
  // A spin has no key.
  const acts = journal.members.acknowledged.filter(({ write }) => write.kind !== 'spin')
  const answered = journal.answered.length + acts.length
  if (keys[0]?.n !== answered) faults.push(`${answered} keys were answered, ${keys[0]?.n} are kept`)
  return faults
}

function same(
  record: Expected,
  found: Pick<Expected, 'version' | 'status' | 'badgeId' | 'remarks'> | undefined,
): boolean {
  return (['version', 'status', 'badgeId', 'remarks'] as const).every((field) => record[field] === found?.[field])
}
