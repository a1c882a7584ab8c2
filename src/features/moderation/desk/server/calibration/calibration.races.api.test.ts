import { expect, test } from 'vitest'
import { atOnce } from '../../../../../../tests/harness/at-once.ts'
import { calibrationOf, drawAgain, inLastWeek } from '../../../../../../tests/harness/calibration.ts'
import { casesOf, deskOf } from '../../../../../../tests/harness/desk.ts'
import { factories } from '../../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../../tests/harness/server.ts'
import { drawCalibration } from './draw.job.ts'

const server = await startServer()
const replica = await server.again()
const make = factories(server.db)
const { aCase } = casesOf(server, make)
const [first, second, third] = [
  server.as(await make.anAdmin()),
  server.as(await make.anAdmin()),
  replica.as(await make.anAdmin()),
]

async function harmless() {
  const { post, id } = await aCase()
  await inLastWeek(server, (await deskOf(first).decide(id, { status: null }))._id)
  return { post, id }
}

test('two replicas that draw the same week at once draw it once', async () => {
  for (let i = 0; i < 10; i++) await harmless()
  await drawAgain(server, 50)
  const cases = async () =>
    (await server.db.selectFrom('calibrations').select('first_case').orderBy('first_case').execute()).map(
      ({ first_case }) => first_case,
    )
  const alone = await cases()
  await server.asOwner(async (db) => {
    await db.deleteFrom('calibration_records').execute()
    await db.deleteFrom('calibrations').execute()
    await db.deleteFrom('calibration_weeks').execute()
  })
  const rounds = await atOnce(server, { writesTo: 'calibration_weeks' }, [
    () => drawCalibration.run(server.app),
    () => drawCalibration.run(replica.app),
  ])
  expect(rounds.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(await cases()).toEqual(alone)
})

test('a report that comes while somebody answers either ends the calibration or follows it', async () => {
  const { post, id } = await harmless()
  await drawAgain(server, 100)
  const twin = (await calibrationOf(server, id))!
  await atOnce(server, { writesTo: 'cases' }, [
    () => deskOf(second).decide(twin, { status: 'BLOCKED', reason: 'Spam' }),
    () => make.aReport('POST', post.id),
  ])
  const found = await server.db
    .selectFrom('calibrations')
    .select(['answer_id', 'agrees', 'void_at'])
    .where('case_id', '=', twin)
    .executeTakeFirstOrThrow()
  expect(found.answer_id === null).toBe(found.void_at !== null)
  expect(await deskOf(second).open(twin)).toMatchObject({ state: 'CLOSED' })
})

test('of two who have it decided again at once, one does', async () => {
  const { id } = await harmless()
  await drawAgain(server, 100)
  const twin = (await calibrationOf(server, id))!
  await deskOf(second).decide(twin, { status: 'BLOCKED', reason: 'Spam' })
  const again = `mutation { cmsDecideAgain(_id: "${twin}") { case { state } } }`
  const results = await atOnce(server, { writesTo: 'calibrations' }, [
    () => second.query(again),
    () => third.query(again),
  ])
  const errors = results.flatMap((result) =>
    result.status === 'fulfilled' ? (result.value.errors ?? []) : [result.reason],
  )
  expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT', reason: 'desk_text_decided_again_already' } }])
  expect(await deskOf(second).open(id)).toMatchObject({ state: 'OPEN' })
})
