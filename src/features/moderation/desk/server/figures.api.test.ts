import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { caseOf, deskOf } from '../../../../../tests/harness/desk.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { seeded } from '../../../../../tests/harness/seeded.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { foldTally } from '../../../../platform/server/jobs/fold-tally.ts'
import { tallies } from './desk.schema.ts'
import { deskFigures } from './figures.ts'

const server = await startServer()
const { db } = server
const make = factories(db)
const desk = deskOf(server.as(await make.anAdmin()))
const second = deskOf(server.as(await make.anAdmin()))

/** The figures by their definition, and the tallies, each in one statement: figures that move with the clock agree. */
async function expectToAgree() {
  await db.transaction().execute(async (at) => {
    const { rows } = await sql`
      select
        (select count(*) from cases where state = 'OPEN') as open,
        (select count(*) from cases where state = 'OPEN' and due_at < now()) as overdue,
        (select count(*) from cases where state = 'SECOND_LOOK') as waiting,
        count(*) filter (where state in ('APPLIED', 'UNDOING', 'UNDONE')) as decided,
        round((percentile_cont(0.5) within group (order by extract(epoch from decided_at - opened_at) / 60)
          filter (where state in ('APPLIED', 'UNDOING', 'UNDONE') and not proposed))::numeric, 6)::float8 as "medianMinutes",
        round(avg((state in ('UNDOING', 'UNDONE'))::int) filter (where state in ('APPLIED', 'UNDOING', 'UNDONE')), 9)::float8 as "undoneShare",
        round(avg((state <> 'DECLINED')::int) filter (where second_by is not null), 9)::float8 as agreement
        from case_decisions where decided_at > now() - interval '7 days'`.execute(at)
    const { open, overdue, waiting, decided, medianMinutes, undoneShare, agreement } = await deskFigures(at)
    const rounded = (n: number | null, digits: number) => (n === null ? null : Number(n.toFixed(digits)))
    expect({
      open,
      overdue,
      waiting,
      decided,
      medianMinutes: rounded(medianMinutes, 6),
      undoneShare: rounded(undoneShare, 9),
      agreement: rounded(agreement, 9),
    }).toEqual(rows[0])
  })
}

test('after any reports, decisions, second looks, undos and days the figures are what a recount says', async () => {
  const random = seeded(11)
  const posts = await Promise.all(Array.from({ length: 24 }, () => make.aPost()))
  const decisions: string[] = []
  const openCases = async () =>
    (await db.selectFrom('cases').select('id').where('state', '=', 'OPEN').orderBy('id').execute()).map(({ id }) => id)
  const waiting = async () =>
    (await db.selectFrom('case_decisions').select('id').where('state', '=', 'WAITING').orderBy('id').execute()).map(
      ({ id }) => id,
    )
  const minutes = () => sql`make_interval(secs => ${random.pick([0, 1, 45, 90, 3_600, 90_000]) + random.below(600)})`
  const decide = async (given: object) => {
    const [id] = await openCases()
    if (id) decisions.push((await desk.decide(id, { status: 'HIDDEN', reason: 'Spam', ...given }))._id)
  }
  const steps: Record<string, () => Promise<unknown>> = {
    report: async () => {
      const { id } = random.pick(posts)
      await make.aReport('POST', id)
      await caseOf(server, id)
    },
    decide: () => decide({}),
    'find nothing': () => decide({ status: null, reason: '' }),
    'ask for a second look': () => decide({ secondLook: true }),
    'give one': async () => {
      const [id] = await waiting()
      if (id) await (random.below(2) ? second.confirm(id) : second.decline(id, 'Không'))
    },
    // What cannot be undone is refused.
    undo: async () => decisions.length > 0 && desk.undo(random.pick(decisions)).catch(() => {}),
    'decided another time': () => {
      // Around a week ago, and around the hours' ends, where tally and table meet.
      const decided = sql<Date>`now() - interval '7 days' * ${random.pick([0, 0.5, 1])} + make_interval(mins => ${random.below(180) - 90})`
      return decisions.length > 0
        ? sql`update case_decisions set decided_at = ${decided}, opened_at = ${decided} - ${minutes()} where id = ${random.pick(decisions)}`.execute(
            db,
          )
        : Promise.resolve()
    },
    'decided after another time': () =>
      sql`update case_decisions set opened_at = decided_at - ${minutes()} where id = any(${decisions.filter(() => random.below(2))}::uuid[])`.execute(
        db,
      ),
    'due another time': () =>
      server.asOwner((owner) =>
        sql`update cases set due_at = now() + make_interval(mins => ${random.below(240) - 180})
          where id in (select id from cases order by id offset ${random.below(10)} limit 3)`.execute(owner),
      ),
    fold: async () => {
      for (const tally of tallies) await foldTally(db, tally)
    },
  }
  for (let i = 0; i < 220; i++) {
    await steps[random.pick(Object.keys(steps))]!()
    if (i % 4 === 0) await expectToAgree()
  }
  expect(decisions.length, 'decisions were taken').toBeGreaterThan(20)
  await steps['fold']!()
  await expectToAgree()
  await server.asOwner((owner) => sql`select recount_cases()`.execute(owner))
  await expectToAgree()
}, 120_000)
