import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { appealOf, decidedAppeal, givenAppeal, setStatus } from '../../../../../tests/harness/appeals.ts'
import { caseOf, deskOf } from '../../../../../tests/harness/desk.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const make = factories(server.db)
const [admin, other] = [server.as(await make.anAdmin()), server.as(await make.anAdmin())]
const desk = deskOf(admin)

const accuracy = async (userId: string, as = admin) =>
  (
    await as.data('query ($userId: ID!) { cmsReporterAccuracy(userId: $userId) { reason upheld dismissed share } }', {
      userId,
    })
  ).cmsReporterAccuracy
const undo = (id: string, version: number) =>
  admin.data(`mutation { cmsUndo(model: POST, _id: "${id}", version: ${version}) { version } }`)
const mark = (id: string, handled: boolean) =>
  admin.data(
    handled
      ? `mutation { cmsMarkReportsHandled(model: POST, _id: "${id}", lastReportAt: "2100-01-01T00:00:00Z") { _id } }`
      : `mutation { cmsUnmarkReportsHandled(model: POST, _id: "${id}") { _id } }`,
  )

async function aReported(type: 'SPAM' | 'NUDITY' = 'SPAM', by?: string) {
  const [author, reporter] = [await make.aUser(), by ?? (await make.aUser()).id]
  const post = await make.aPost({ created_by: author.id })
  await make.aReport('POST', post.id, { type, created_by: reporter })
  return { author, post, reporter }
}

describe('a report counts for its reporter', () => {
  test('as upheld once staff take something away, by its reason; as dismissed if they find nothing', async () => {
    const { post, reporter } = await aReported('NUDITY')
    expect(await accuracy(reporter)).toEqual([])
    await setStatus(admin, 'POST', post.id, 'HIDDEN')
    const harmless = await aReported('SPAM', reporter)
    await desk.decide(await caseOf(server, harmless.post.id), { status: null })
    expect(await accuracy(reporter)).toEqual([
      { reason: 'NUDITY', upheld: 1, dismissed: 0, share: null },
      { reason: 'SPAM', upheld: 0, dismissed: 1, share: null },
    ])
  })

  test('also after the suspension has ended or the block was lifted, which do not say that it was wrong', async () => {
    const { post, reporter } = await aReported()
    await setStatus(admin, 'POST', post.id, 'BLOCKED')
    await setStatus(admin, 'POST', post.id, 'NORMAL')
    expect(await accuracy(reporter)).toMatchObject([{ upheld: 1, dismissed: 0 }])
  })

  test('no more once the decision is undone, in a list or at the desk', async () => {
    const { post, reporter } = await aReported()
    const { version } = (await setStatus(admin, 'POST', post.id, 'BLOCKED')).cmsSetTermStatus
    await undo(post.id, version)
    expect(await accuracy(reporter)).toEqual([])
    const { _id } = await desk.decide(await caseOf(server, post.id), { status: 'BLOCKED', reason: 'Spam' })
    expect(await accuracy(reporter)).toMatchObject([{ upheld: 1, dismissed: 0 }])
    await desk.undo(_id)
    expect(await accuracy(reporter)).toEqual([])
  })

  test('as dismissed once an appeal overturned the decision, also where the record was changed since', async () => {
    const { author, post, reporter } = await aReported()
    await setStatus(admin, 'POST', post.id, 'BLOCKED')
    const id = await appealOf(server, server.asMember(author), 'POST', post.id)
    await setStatus(admin, 'POST', post.id, 'NORMAL')
    expect(await accuracy(reporter)).toMatchObject([{ upheld: 1, dismissed: 0 }])
    await other.data(decidedAppeal, await givenAppeal(server, id, 'OVERTURN'))
    expect(await accuracy(reporter)).toMatchObject([{ upheld: 0, dismissed: 1 }])
  })

  test('as upheld with the same status again, which closes what came since', async () => {
    const { post } = await aReported()
    await setStatus(admin, 'POST', post.id, 'BLOCKED')
    const later = await make.aUser()
    await make.aReport('POST', post.id, { type: 'SPAM', created_by: later.id })
    expect(await accuracy(later.id)).toEqual([])
    await setStatus(admin, 'POST', post.id, 'BLOCKED')
    expect(await accuracy(later.id)).toMatchObject([{ upheld: 1, dismissed: 0 }])
  })
})

test('from five decided reports of a reason on, its share is shown', async () => {
  const reporter = (await make.aUser()).id
  for (let i = 0; i < 5; i++) {
    expect((await accuracy(reporter))[0]?.share ?? null).toBeNull()
    const { post } = await aReported('SPAM', reporter)
    if (i < 4) await setStatus(admin, 'POST', post.id, 'HIDDEN')
    else await mark(post.id, true)
  }
  expect(await accuracy(reporter)).toEqual([{ reason: 'SPAM', upheld: 4, dismissed: 1, share: 0.8 }])
})

test('the severity says which accuracy it used for which reason, and of whom there is too little', async () => {
  const [known, unknown] = [(await make.aUser()).id, (await make.aUser()).id]
  for (let i = 0; i < 5; i++) await setStatus(admin, 'POST', (await aReported('SPAM', known)).post.id, 'HIDDEN')
  const post = await make.aPost()
  await make.aReport('POST', post.id, { type: 'SPAM', created_by: known })
  await make.aReport('POST', post.id, { type: 'SPAM', created_by: unknown })
  // What somebody knows of spam says nothing about nudity.
  const nude = await make.aPost()
  await make.aReport('POST', nude.id, { type: 'NUDITY', created_by: known })
  const reporters = async (id: string) =>
    (await desk.open(await caseOf(server, id))).severityParts.find(({ part }: { part: string }) => part === 'REPORTERS')
  expect(await reporters(post.id)).toEqual({
    part: 'REPORTERS',
    points: 0.5,
    detail: { accuracy: 1, reasons: [{ reason: 'SPAM', known: 1, tooFew: 1, upheld: 5, decided: 5 }] },
  })
  expect(await reporters(nude.id)).toEqual({
    part: 'REPORTERS',
    points: 0,
    detail: { accuracy: null, reasons: [{ reason: 'NUDITY', known: 0, tooFew: 1, upheld: 0, decided: 0 }] },
  })
})

test('support reads it too, and nobody else by a grant', async () => {
  const { reporter } = await aReported()
  expect(await accuracy(reporter, server.as(await make.aGrantee('SUPPORT')))).toEqual([])
  const refused = await server
    .as(await make.aGrantee('POINTS'))
    .refusal(`{ cmsReporterAccuracy(userId: "${reporter}") { upheld } }`)
  expect(refused.code).toBe('FORBIDDEN')
})

/** The same from the reports and what was decided, without any mark that is kept: by the rule of decision 0080. */
async function recounted() {
  const { rows } = await sql<{ person: string; reason: string; upheld: number; dismissed: number }>`
    with standing as (
      select d.* from blocked_details d
        where d.status <> 'NORMAL' and d.created_by is not null and d.undoes is null and not d.repeats
          and not exists (select from blocked_details u where u.undoes = d.id)
          and not exists (select from appeals a where a.decision = coalesce(d.decision, d.id) and a.user_id = d.creator_id and a.state = 'OVERTURNED')),
    upholding as (
      select model, target_id, reported_until from standing
      union all
      select d.model, d.target_id, d.reported_until from blocked_details d
        where d.repeats and d.undoes is null and d.created_by is not null and d.status <> 'NORMAL' and not exists (select from blocked_details u where u.undoes = d.id)
          and (select b.id from blocked_details b where b.target_id = d.target_id and not b.repeats and b.undoes is null
            and (b.created_at, b.id) < (d.created_at, d.id) order by b.created_at desc, b.id desc limit 1) in (select id from standing)),
    verdicts as (
      select r.created_by as person, r.type as reason,
          exists (select from upholding u where u.target_id = r.target_id and r.created_at <= u.reported_until) as upheld,
          t.handled or r.created_at <= coalesce(t.closed_until, '-infinity') as decided
        from reports r join report_targets t on (t.model, t.target_id) = (r.model, r.target_id)
        where r.created_by is not null and t.status <> 'DELETED')
    select person, reason, (count(*) filter (where upheld))::int as upheld, (count(*) filter (where not upheld and decided))::int as dismissed
      from verdicts where upheld or decided group by 1, 2 order by 1, 2`.execute(server.db)
  return rows
}
const kept = () =>
  server.db
    .selectFrom('reporter_tally')
    .select(['person_id as person', 'reason', 'upheld', 'dismissed'])
    .where(sql<boolean>`(upheld, dismissed) <> (0, 0)`)
    .orderBy('person_id')
    .orderBy('reason')
    .execute()

test('whatever is decided, undone and appealed: the tally is what a recount finds', async () => {
  const act = fc.constantFrom(
    'report',
    'block',
    'hide',
    'normal',
    'handle',
    'open',
    'undo',
    'desk',
    'desk undo',
    'appeal',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 14 }), async (acts) => {
      const { author, post } = await aReported()
      let [version, decision]: [number?, string?] = []
      const doing: Readonly<Record<string, () => Promise<unknown>>> = {
        report: async () => make.aReport('POST', post.id, { type: 'SPAM', created_by: (await make.aUser()).id }),
        block: async () => (version = (await setStatus(admin, 'POST', post.id, 'BLOCKED')).cmsSetTermStatus.version),
        hide: async () => (version = (await setStatus(admin, 'POST', post.id, 'HIDDEN')).cmsSetTermStatus.version),
        normal: async () => (version = (await setStatus(admin, 'POST', post.id, 'NORMAL')).cmsSetTermStatus.version),
        handle: () => mark(post.id, true),
        open: () => mark(post.id, false),
        undo: async () => version && undo(post.id, version),
        desk: async () => {
          decision = (await desk.decide(await caseOf(server, post.id), { status: 'BLOCKED', reason: 'Spam' }))._id
        },
        'desk undo': async () => decision && desk.undo(decision),
        appeal: async () => {
          const id = await appealOf(server, server.asMember(author), 'POST', post.id)
          await other.data(decidedAppeal, await givenAppeal(server, id, 'OVERTURN'))
        },
      }
      // Much of it is refused, because it does not fit what stands.
      for (const one of acts) await doing[one]!().catch(() => undefined)
      expect(await kept(), acts.join(', ')).toEqual(await recounted())
    }),
    // Without shrinking: a difference stays in the database.
    { numRuns: 15, endOnFailure: true },
  )
  await server.asOwner((db) => sql`select recount_reporters()`.execute(db))
  expect(await kept()).toEqual(await recounted())
}, 120_000)
