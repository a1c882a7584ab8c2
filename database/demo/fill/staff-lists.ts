import { type Kysely, type RawBuilder, sql } from 'kysely'
import { changeSetStatuses } from '../../../src/features/records/change-sets/change-set.list.ts'
import { instructionTypes } from '../../../src/features/promotion/lucky-wheel-instructions/instruction.list.ts'
import { bannerScreens } from '../../../src/features/promotion/banners/banner.values.ts'
import { rowProblems } from '../../../src/features/records/runs/run.values.ts'
import { issueOf } from '../../../src/platform/server/refusal.ts'
import type { Tables } from '../../tables.ts'
import { draw, idAt } from '../businesses.ts'
import type { PromotionOptions } from './vouchers.ts'

type Insert = (
  count: number,
  insert: (numbered: RawBuilder<unknown>, id: RawBuilder<unknown>) => RawBuilder<unknown>,
) => Promise<void>

/**
 * Records that staff write, far more than staff would ever write, because their lists are measured too. Each of `n`,
 * from 0, has a moment (`at`) in the last 300 days, the newest last, and two drawn numbers, `a` and `b`.
 */
export async function insertStaffLists(db: Kysely<Tables>, options: PromotionOptions): Promise<void> {
  const { seed, now, users } = options
  let list = 0
  const insert: Insert = async (count, statement) => {
    const first = 60 + 3 * list++
    const drawn = (number: number) => draw(seed, sql`n`, first + number, 1_000_000)
    const numbered = sql`(select n, ${drawn(0)} as a, ${drawn(1)} as b,
        ${now}::timestamptz - interval '300 days' + interval '300 days' * (n + 0.5) / ${count} as at
      from generate_series(0, ${count - 1}) n order by n) numbered`
    await statement(numbered, idAt(seed, sql`n`, first + 2, sql`at`)).execute(db)
  }
  const share = (ofPeople: number, least: number) => Math.max(least, Math.floor(users / ofPeople))
  await insertCampaigns(insert, share(2000, 60), options)
  await insertWords(insert, share(50, 400), share(500, 100), share(2000, 60))
  await insertChangeSetsAndNotifications(insert, share(500, 100), options)
  await insertRunsAndRows(db, insert, share(200, 200), options)
}

const oneOfWords = (words: readonly string[], drawn: RawBuilder<unknown>) =>
  sql`(${words}::text[])[1 + ${drawn} % ${words.length}]`

/** Banners, events and register forms. */
async function insertCampaigns(insert: Insert, count: number, { staff, photos }: PromotionOptions): Promise<void> {
  const photo = (drawn: RawBuilder<unknown>) => sql`(${photos}::uuid[])[1 + ${drawn} % ${photos.length}]`
  await insert(
    count,
    (
      numbered,
      id,
    ) => sql`insert into banners (id, name, type, screen, media_id, status, start_date, end_date, created_by, created_at)
      select ${id}, 'Banner ' || n, 'SCREEN', ${oneOfWords(bannerScreens, sql`a`)}, ${photo(sql`b`)},
          case when a % 4 = 0 then 'DISABLED' else 'ENABLED' end, at, at + interval '1 day' * (30 + b % 300),
          (${staff}::uuid[])[1 + a % ${staff.length}], at from ${numbered}`,
  )
  await insert(
    count,
    (numbered, id) => sql`insert into events (id, name, status, loop, logo_id, background_id, animation_id, created_at)
      select ${id}, 'Lễ hội ' || n, false, 3 + a % 8, ${photo(sql`a`)}, ${photo(sql`b`)}, ${photo(sql`(a + b)`)}, at from ${numbered}`,
  )
  await insert(
    count,
    (
      numbered,
      id,
    ) => sql`insert into badge_register_forms (id, detail, detail_en, input_type, required, figure_id, created_at)
      select ${id}, 'Câu hỏi ' || n, 'Question ' || n, case when a % 3 = 0 then 'IMAGE' else 'TEXT' end, b % 2 = 0,
          case when a % 3 = 0 then ${photo(sql`b`)} end, at from ${numbered}`,
  )
}

/** Sensitive words, messages after a miss, instructions. */
async function insertWords(insert: Insert, words: number, messages: number, instructions: number): Promise<void> {
  await insert(
    words,
    (numbered, id) => sql`insert into sensitive_words (id, key, created_at)
      select ${id}, 'từ cấm ' || md5(n::text), at from ${numbered}`,
  )
  await insert(
    messages,
    (numbered, id) => sql`insert into failed_spin_messages (id, content, content_en, created_at)
      select ${id}, 'Chúc bạn may mắn lần sau! Lượt ' || n, 'Better luck next time! Turn ' || n, at from ${numbered}`,
  )
  await insert(
    instructions,
    (
      numbered,
      id,
    ) => sql`insert into lucky_wheel_instructions (id, type, title, title_en, description, description_en, turns, created_at, updated_at)
      select ${id}, ${oneOfWords(instructionTypes, sql`a`)}, 'Nhiệm vụ ' || n, 'Mission ' || n, 'Nhận lượt quay.', 'Get turns.', b % 5, at, at
        from ${numbered}`,
  )
}

async function insertChangeSetsAndNotifications(
  insert: Insert,
  count: number,
  { now, staff }: PromotionOptions,
): Promise<void> {
  const [author, approver] = staff
  const is = (...statuses: (typeof changeSetStatuses)[number][]) => sql`status in (${sql.join(statuses)})`
  const failure = JSON.stringify([issueOf({ field: '', reason: 'change_sets_text_author_gone' })])
  // Those that are scheduled must not come due while somebody measures.
  await insert(
    count,
    (
      numbered,
      id,
    ) => sql`insert into change_sets (id, title, status, author_id, approver_id, approved_at, apply_at, applied_at,
        rolled_back_by, rolled_back_at, failure, created_at)
      select ${id}, 'Thay đổi ' || n, status, ${author}, case when status <> 'DRAFT' then ${approver}::uuid end,
          case when status <> 'DRAFT' then at end, case when ${is('SCHEDULED')} then ${now}::timestamptz + interval '900 days' end,
          case when ${is('APPLIED', 'ROLLED_BACK')} then at end, case when ${is('ROLLED_BACK')} then ${approver}::uuid end,
          case when ${is('ROLLED_BACK')} then at end,
          case when ${is('FAILED')} then ${failure}::jsonb end, at
        from ${numbered} cross join lateral (select ${oneOfWords(changeSetStatuses, sql`a`)} as status) drawn`,
  )
  await insert(
    count,
    (
      numbered,
      id,
    ) => sql`insert into system_notifications (id, custom_message, send_to_all_users, created_by, sent_at, reached, deleted_at, created_at)
      select ${id}, 'Thông báo ' || n, true, ${author}, case when a % 3 > 0 then at end, case when a % 3 > 0 then b end,
          case when a % 3 = 2 then at end, at from ${numbered}`,
  )
}

/** Runs that are over or wait, and the rows of the newest, which waits to be confirmed. */
async function insertRunsAndRows(
  db: Kysely<Tables>,
  insert: Insert,
  count: number,
  { seed, users, staff }: PromotionOptions,
): Promise<void> {
  await insert(
    count,
    (
      numbered,
      id,
    ) => sql`insert into runs (id, kind, name, file_name, state, phase, done, total, result, failure, created_by, created_at, finished_at)
      select ${id}, kind, 'Lượt ' || n, case when kind = 'CODE_GENERATION' then null else 'tep-' || n || '.xlsx' end, state,
          case when state = 'CHECKED' then 'JUDGING' when kind = 'CODE_GENERATION' then 'WORKING' else 'COMMITTING' end,
          100, 100, '{"created": 100}'::jsonb,
          case when state = 'FAILED' then '{"code": "BAD_USER_INPUT", "field": "data.file", "reason": "files_text_formula", "params": {"row": 12}}'::jsonb end,
          (${staff}::uuid[])[1 + a % ${staff.length}], at, case when state <> 'CHECKED' then at end
        from ${numbered} cross join lateral (select
            case when n = ${count - 1} then 'WORD_IMPORT' else ${oneOfWords(['CODE_IMPORT', 'CODE_GENERATION', 'WORD_IMPORT'], sql`a`)} end as kind,
            -- A dry run that nobody confirms is cancelled after a month.
            case when n = ${count - 1} then 'CHECKED' else ${oneOfWords(['DONE', 'DONE', 'FAILED', 'CANCELLED'], sql`b`)} end as state) drawn`,
  )
  const problem = oneOfWords([...rowProblems, 'NONE', 'NONE', 'NONE', 'NONE'], draw(seed, sql`k`, 91, 1_000_000))
  await sql`insert into run_rows (id, run_id, seq, row, cells, key, problem, fault_column, fault, first_row)
    select ${idAt(seed, sql`k`, 92, sql`r.created_at`)}, r.id, k, k + 1, jsonb_build_object('word', 'từ ' || k), 'từ ' || k,
        nullif(problem, 'NONE'), case when problem = 'MALFORMED' then 'word' end,
        case when problem = 'MALFORMED' then 'files_text_cell_rounded' end, case when problem = 'REPEATED' then 1 end
      from (select id, created_at from runs where state = 'CHECKED' order by created_at desc, id desc limit 1) r
        cross join generate_series(1, ${Math.floor(users / 10)}) k cross join lateral (select ${problem} as problem) drawn`.execute(
    db,
  )
  // A run knows the counts of its rows.
  await sql`update runs set done = n, total = n, result = counts from (
      select run_id, count(*) as n, jsonb_build_object(
          'created', count(*) filter (where problem is null or problem = 'GUESSABLE'),
          ${sql.join(rowProblems.flatMap((name) => [sql.lit(name.toLowerCase()), sql`count(*) filter (where problem = ${sql.lit(name)})`]))}) as counts
        from run_rows group by run_id) counted
    where id = run_id`.execute(db)
}
