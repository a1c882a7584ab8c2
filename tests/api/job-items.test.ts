import { sql } from 'kysely'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import type { Tables } from '../../database/tables.ts'
import { jobs } from '../../src/app/assemble.ts'
import { DatabaseUnavailable } from '../../src/platform/server/database/patience.ts'
import { endPauses } from '../../src/platform/server/jobs/job-failures.ts'
import { type ItemJob, itemJob } from '../../src/platform/server/jobs/job-items.ts'
import { caseOf } from '../harness/desk.ts'
import { factories } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

const server = await startServer()
const { db } = server
const make = factories(db)
const asOwner = (statement: string) => server.asOwner((db) => sql.raw(statement).execute(db))
const failuresOf = (job: string) =>
  db.selectFrom('job_failures').selectAll().where('job', '=', job).orderBy('item').execute()
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** What makes one item fail: each change of a row with this value in this column. */
interface Poison {
  readonly table: keyof Tables
  readonly column: string
}

/** Makes an item that is due. Returns the value that identifies its row. */
type Plant = (hour: number) => Promise<string>

interface Swept extends Poison {
  readonly plant: Plant
  readonly isDone: (value: string) => Promise<boolean>
}

const has = async (table: keyof Tables, column: string, value: string, more = 'true') => {
  const found =
    await sql`select from ${sql.table(table)} where ${sql.ref(column)}::text = ${value} and (${sql.raw(more)})`.execute(
      db,
    )
  return found.rows.length > 0
}
const isGone = (table: keyof Tables, column: string) => async (value: string) => !(await has(table, column, value))

async function aDecision(state: 'APPLYING' | 'APPLIED', hour: number): Promise<string> {
  const post = await make.aPost()
  await make.aReport('POST', post.id)
  const case_id = await caseOf(server, post.id)
  const decided_by = (await make.anAdmin()).id
  const [id, at] = [uuidv7(), daysAgo(1 - hour / 24)]
  const decision = { id, case_id, state, status: 'HIDDEN', reason: 'Spam', decided_by, decided_at: at } as const
  await db
    .insertInto('case_decisions')
    .values({ ...decision, undo_until: state === 'APPLIED' ? at : null })
    .execute()
  return id
}

/** The case of an appeal that was decided, whose request was cut off. */
async function aDecidedAppeal(hour: number): Promise<string> {
  const post = await make.aPost({ status: 'BLOCKED' })
  const [judge, decided_by] = [(await make.anAdmin()).id, (await make.anAdmin()).id]
  const of = { model: 'POST', target_id: post.id } as const
  const detail = { id: uuidv7(), ...of, status: 'BLOCKED', reason: 'Spam', created_by: judge } as const
  await db.insertInto('blocked_details').values(detail).execute()
  const appeal = { id: uuidv7(), ...of, user_id: post.created_by, decision: detail.id, detail_id: detail.id }
  await db
    .insertInto('appeals')
    .values({ ...appeal, message: 'x', judges: [judge], created_at: daysAgo(1 - hour / 24) })
    .execute()
  const { rows } = await sql<{ id: string }>`select open_case_of_appeal(${appeal.id}) as id`.execute(db)
  await db
    .updateTable('appeals')
    .set({ state: 'OVERTURNED', answer: 'x', decided_by, decided_at: new Date() })
    .where('id', '=', appeal.id)
    .execute()
  await db.updateTable('cases').set({ state: 'APPLYING' }).where('id', '=', rows[0]!.id).execute()
  return rows[0]!.id
}

/** Every job that works on items. The item of hour 0 is offered first. */
const itemJobs: Readonly<Record<string, Swept>> = {
  'apply scheduled change sets': {
    table: 'change_sets',
    column: 'id',
    plant: async (hour) => {
      const [apply_at, approved_at] = [daysAgo(1 - hour / 24), daysAgo(2)]
      const approver_id = (await make.aUser()).id
      const banner = await make.aBanner()
      return (await make.aChangeSet(banner.id, { status: 'SCHEDULED', apply_at, approved_at, approver_id })).id
    },
    isDone: async (id) => !(await has('change_sets', 'id', id, `status = 'SCHEDULED'`)),
  },
  'erase verify documents': {
    table: 'verify_requests',
    column: 'id',
    plant: async (hour) => (await make.aVerify({ status: 'VERIFIED', decided_at: daysAgo(100 - hour) })).id,
    isDone: (id) => has('verify_requests', 'id', id, 'erased_at is not null'),
  },
  'lift suspensions': {
    table: 'suspension_ends',
    column: 'target_id',
    plant: async (hour) => {
      const { id } = await make.aPost({ status: 'SUSPENDING' })
      const until = daysAgo(1 - hour / 24)
      await db.insertInto('suspension_ends').values({ model: 'POST', target_id: id, version: 1, until }).execute()
      return id
    },
    isDone: (id) => has('posts', 'id', id, `status = 'NORMAL'`),
  },
  'finish decisions of the desk': {
    table: 'case_decisions',
    column: 'id',
    plant: (hour) => aDecision('APPLYING', hour),
    isDone: (id) => has('case_decisions', 'id', id, `state = 'APPLIED'`),
  },
  'finish decided appeals': {
    table: 'cases',
    column: 'id',
    plant: aDecidedAppeal,
    isDone: (id) => has('cases', 'id', id, `state = 'CLOSED'`),
  },
  'notify people of decisions': {
    table: 'case_decisions',
    column: 'id',
    plant: (hour) => aDecision('APPLIED', hour),
    isDone: (id) => has('case_decisions', 'id', id, 'told_at is not null'),
  },
  'compare reported records': {
    table: 'report_targets',
    column: 'target_id',
    plant: async (hour) => {
      const { id } = await make.aPost()
      await make.aReport('POST', id, { created_at: daysAgo(1 - hour / 24) })
      return id
    },
    isDone: (id) => has('report_targets', 'target_id', id, 'compared_at is not null'),
  },
  'weigh the cases of blocked authors': {
    table: 'creators_to_weigh',
    column: 'creator_id',
    plant: async () => {
      const { id } = await make.aUser()
      await db.insertInto('creators_to_weigh').values({ creator_id: id }).execute()
      return id
    },
    isDone: isGone('creators_to_weigh', 'creator_id'),
  },
  'tell failed attempts': {
    table: 'failed_attempts',
    column: 'address',
    plant: async (hour) => {
      const address = `192.0.2.${hour}`
      const attempt = {
        hour: daysAgo(1 - hour / 24),
        address,
        action: 'failedSignIn',
        secret: 'PASSWORD',
        attempts: 2,
      } as const
      await db.insertInto('failed_attempts').values(attempt).execute()
      return address
    },
    isDone: isGone('failed_attempts', 'address'),
  },
  'settle points of records': {
    table: 'records_to_settle',
    column: 'id',
    plant: async () => {
      const { id } = await make.aPost()
      await db.insertInto('records_to_settle').values({ model: 'POST', id }).execute()
      return id
    },
    isDone: isGone('records_to_settle', 'id'),
  },
  'give points to others': {
    table: 'points_to_give',
    column: 'subject',
    plant: async () => {
      const { id, created_by } = await make.aPost()
      await db.insertInto('points_to_give').values({ kind: 'POPULAR_POST', subject: id, user_id: created_by }).execute()
      return id
    },
    isDone: isGone('points_to_give', 'subject'),
  },
  'reward ranks': {
    table: 'ranks_reached',
    column: 'user_id',
    plant: async () => {
      const { id } = await make.aUser()
      const { id: rule_id } = await db
        .selectFrom('trusted_point_configs')
        .select('id')
        .where('action_type', '=', 'RANK_GOLD')
        .executeTakeFirstOrThrow()
      await db.insertInto('ranks_reached').values({ user_id: id, rule_id }).execute()
      return id
    },
    isDone: (id) => has('ranks_reached', 'user_id', id, 'booked_at is not null'),
  },
  'expire points': {
    table: 'point_expiry',
    column: 'user_id',
    plant: async () => {
      const { id } = await make.aUser()
      await make.points(id, 100, { created_at: daysAgo(400) })
      await db
        .updateTable('system_settings')
        .set({ value: '12' })
        .where('key', '=', 'points.expireAfterMonths')
        .execute()
      // Nothing else is due, which would take its turn among them.
      await asOwner(`update point_expiry set checked_on = local_day(now()) where user_id <> '${id}' and checked_on is null
        and not exists (select from point_entries e where e.user_id = point_expiry.user_id and e.created_at < now() - interval '390 days')`)
      return id
    },
    isDone: (id) => has('point_expiry', 'user_id', id, 'checked_on is not null'),
  },
  'take up runs': {
    table: 'runs',
    column: 'id',
    plant: async () => (await make.aRun({ state: 'WORKING', phase: 'READING' })).id,
    isDone: async (id) => has('runs', 'id', id, `tries > 0 or state <> 'WORKING'`),
  },
}

interface SweptPart {
  /** Makes the first part that is named fail, until the returned function is called. */
  readonly breaking: () => Promise<() => Promise<unknown>>
  /** What a later part has to do. */
  readonly plant: () => Promise<unknown>
  readonly isDone: () => Promise<boolean>
}

const breakingTable = (table: keyof Tables) => async () => {
  await asOwner(`create trigger poison before insert or update or delete on ${table} execute function poison()`)
  return () => asOwner(`drop trigger poison on ${table}`)
}

/** Every job that works in parts. */
const partJobs: Readonly<Record<string, SweptPart>> = {
  'fold tallies': {
    breaking: breakingTable('user_tally'),
    plant: async () => {
      for (let i = 0; i < 3; i++) await make.aPage()
    },
    isDone: async () => {
      const twice = await sql`select from page_list_tally group by type, term_status having count(*) > 1`.execute(db)
      return twice.rows.length === 0
    },
  },
  'remove expired': {
    breaking: breakingTable('idempotency_keys'),
    plant: () => db.insertInto('rate_limits').values({ key: 'old', points: 1, expire: 1 }).execute(),
    isDone: () => isGone('rate_limits', 'key')('old'),
  },
  'forget rows of old runs': {
    // Only the first part cancels runs.
    breaking: async () => {
      await asOwner(`create trigger poison before update on runs for each row
        when (new.state = 'CANCELLED') execute function poison()`)
      return () => asOwner('drop trigger poison on runs')
    },
    plant: async () => {
      const finished_at = daysAgo(40)
      await make.aRun({ state: 'CHECKED', created_at: finished_at })
      const run = await make.aRun({ state: 'DONE', created_at: finished_at, finished_at })
      await db
        .insertInto('run_files')
        .values({ run_id: run.id, part: 0, content: Buffer.from('x') })
        .execute()
    },
    isDone: async () => (await db.selectFrom('run_files').select('part').execute()).length === 0,
  },
  'sweep media': {
    breaking: async () => {
      const list = vi.spyOn(server.app.mediaStore, 'list').mockImplementation(() => {
        throw new Error('poisoned')
      })
      return async () => list.mockRestore()
    },
    plant: async () => vi.spyOn(server.app.mediaStore, 'dropUnfinished'),
    isDone: async () => vi.mocked(server.app.mediaStore.dropUnfinished).mock.calls.length > 0,
  },
}

/** One statement, or steps that continue each other: these have nothing that another piece could wait for. */
const wholeJobs = [
  'rank members',
  'send webhooks',
  'forget old webhooks',
  'seal draws',
  'make months',
  'vacuum',
  'audit checkpoint',
  'fold audit tally',
  'verify audit',
  'sweep presence',
  'make backup',
  'verify backup',
]

const named = (works: string) =>
  jobs
    .filter((job) => job.works === works)
    .map(({ name }) => name)
    .toSorted()

await asOwner(
  `create function poison() returns trigger language plpgsql as $$ begin raise exception 'poisoned'; end $$`,
)

afterEach(() => db.deleteFrom('job_failures').execute())

/** Their items are not rows that wait, or need a campaign with codes: their own tests try them. */
const triedElsewhere = [
  'draw cases for calibration',
  'hand over referral rewards',
  'shortlist rankings',
  'verify ledger',
]

test('every job is one of these', () => {
  expect(named('ITEMS')).toEqual([...Object.keys(itemJobs), ...triedElsewhere].toSorted())
  expect(named('PARTS')).toEqual(Object.keys(partJobs).toSorted())
  expect(named('WHOLE')).toEqual(wholeJobs.toSorted())
})

const jobNamed = (name: string) => jobs.find((job) => job.name === name) as ItemJob

describe('an item that fails keeps no later one waiting, and is carried out once it can be', () => {
  test.each(Object.entries(itemJobs))('%s', async (name, { table, column, plant, isDone }) => {
    const job = jobNamed(name)
    const [first, second] = [await plant(0), await plant(1)]
    await asOwner(`create trigger poison before update or delete on ${table} for each row
      when (old.${column}::text = '${first}') execute function poison()`)
    const { failures } = await job.run(server.app)
    expect(failures.map(({ error }) => (error as Error).message)).toEqual([expect.stringMatching('poisoned|1 failed')])
    expect([await isDone(first), await isDone(second)]).toEqual([false, true])
    const [failure] = await failuresOf(name)
    expect(failure).toMatchObject({ attempts: 1, last_error: expect.stringContaining('poisoned') })
    expect((failure!.next_try_at.getTime() - Date.now()) / 60_000).toBeCloseTo(1, 0)
    // Until its pause is over it is not tried.
    expect((await job.run(server.app)).failures).toEqual([])
    await asOwner(`drop trigger poison on ${table}`)
    expect(await isDone(first)).toBe(false)
    await endPauses(db, { job: name })
    await job.run(server.app)
    expect(await isDone(first)).toBe(true)
    expect(await failuresOf(name)).toEqual([])
  })
})

describe('a part that fails keeps no later one waiting', () => {
  test.each(Object.entries(partJobs))('%s', async (name, { breaking, plant, isDone }) => {
    await plant()
    const mend = await breaking()
    expect((await jobNamed(name).run(server.app)).failures).toHaveLength(1)
    expect(await isDone()).toBe(true)
    expect(await failuresOf(name)).toMatchObject([{ attempts: 1, last_error: expect.stringContaining('poisoned') }])
    await mend()
    await endPauses(db, { job: name })
    expect((await jobNamed(name).run(server.app)).failures).toEqual([])
    expect(await failuresOf(name)).toEqual([])
  })
})

/** A job with the items 1 to `count`, until they are done. */
function numbers(count: number, work: (n: number) => Promise<void>, giveUp?: (n: number) => void) {
  const left = new Set(Array.from({ length: count }, (_, i) => i + 1))
  const tried: number[] = []
  const job = itemJob<{ readonly n: number }>({
    name: `numbers ${uuidv7()}`,
    everySeconds: 5,
    due: (db) =>
      db
        .selectFrom(sql<{ n: number }>`unnest(${[...left]}::int[])`.as<'numbers'>(sql`numbers (n)`))
        .select('n')
        .orderBy('n') as never,
    item: sql`n::text`,
    async work(_, { n }) {
      tried.push(n)
      await work(n)
      left.delete(n)
      return true
    },
    ...(giveUp ? { giveUp: async (_, { n }) => (giveUp(n), void left.delete(n)) } : {}),
  })
  return { job, left, tried }
}

const failing = async () => {
  throw new Error('no luck')
}

describe('items', () => {
  test('that fail in more than a batch hide none behind them', async () => {
    const { job, left } = numbers(250, (n) => (n <= 220 ? failing() : Promise.resolve()))
    const { done, failures } = await job.run(server.app, 60_000)
    expect([done, failures.length, left.size]).toEqual([30, 220, 220])
    expect((await job.run(server.app)).failures).toEqual([])
  })

  test('pause longer after each failure, up to a day', async () => {
    const { job } = numbers(1, failing)
    const pauses: number[] = []
    for (let i = 0; i < 13; i++) {
      await job.run(server.app)
      const [failure] = await failuresOf(job.name)
      expect(failure!.attempts).toBe(i + 1)
      pauses.push(Math.round((failure!.next_try_at.getTime() - Date.now()) / 60_000))
      await endPauses(db, { job: job.name })
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1440, 1440])
  })

  test('are given up after five tries if their job can do that; until then, and if that fails too, they are tried', async () => {
    let refusals = 1
    const { job, left, tried } = numbers(1, failing, () => {
      if (refusals-- > 0) throw new Error('not yet')
    })
    for (let i = 1; i <= 6; i++) {
      await job.run(server.app)
      expect(left.size).toBe(i < 6 ? 1 : 0)
      await endPauses(db, { job: job.name })
    }
    expect(tried).toHaveLength(6)
    expect(await failuresOf(job.name)).toEqual([])
  })

  test('are not to blame for a connection that was cut once, but for one that they cut again', async () => {
    const cut = async () => {
      throw new DatabaseUnavailable('cut')
    }
    let cuts = 1
    const once = numbers(2, () => (cuts-- > 0 ? cut() : Promise.resolve()))
    expect(await once.job.run(server.app)).toMatchObject({ done: 2, failures: [] })
    const again = numbers(2, (n) => (n === 1 ? cut() : Promise.resolve()))
    expect(await again.job.run(server.app)).toMatchObject({ done: 1, failures: [{ item: '1' }] })
  })

  test('are left to the next run after some time, each run doing at least one', async () => {
    const { job, left } = numbers(3, async () => {})
    expect(await job.run(server.app, 0)).toMatchObject({ done: 1, more: true })
    expect([...left]).toEqual([2, 3])
  })

  test('that are no longer due are forgotten', async () => {
    const { job, left } = numbers(2, (n) => (n === 1 ? failing() : Promise.resolve()))
    await job.run(server.app)
    left.delete(1)
    await job.run(server.app)
    expect(await failuresOf(job.name)).toHaveLength(1)
    await endPauses(db, { job: job.name })
    await new Promise((resolve) => setTimeout(resolve, 5))
    await job.run(server.app)
    expect(await failuresOf(job.name)).toEqual([])
  })

  test('are all logged, with one message', async () => {
    const error = vi.spyOn(server.app.log, 'error')
    onTestFinished(() => error.mockRestore())
    const { job } = numbers(3, failing)
    await job.run(server.app)
    expect(error.mock.calls.map(([fields, message]) => [(fields as { item: string }).item, message])).toEqual(
      ['1', '2', '3'].map((item) => [item, 'an item of a job failed']),
    )
  })
})
