import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { runThrough } from '../../../../../tests/harness/jobs.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { command } from '../../../../platform/server/command.ts'
import { ownContext } from '../../../../platform/server/context.ts'
import { addDays, dayOf, startOfDay } from '../../../../platform/shared/day.ts'
import { expiresOn } from '../expiry.ts'
import { bookPoints } from './book.ts'
import { expirePoints } from './expire.job.ts'
import { expireRestored } from './expire.ts'

const server = await startServer()
const { db } = server
const make = factories(db)

const months = (value: number) =>
  db
    .updateTable('system_settings')
    .set({ value: `${value}` })
    .where('key', '=', 'points.expireAfterMonths')
    .execute()
const night = () => runThrough(expirePoints, server.app)
const activeOf = async (user: string) =>
  (await db.selectFrom('balances').select('active_points').where('user_id', '=', user).executeTakeFirstOrThrow())
    .active_points
const noticesOf = (user: string) =>
  db.selectFrom('member_notices').select(['type', 'text_en']).where('user_id', '=', user).orderBy('id').execute()
const expiredOf = async (user: string) =>
  (
    await db
      .selectFrom('point_entries')
      .select('amount')
      .where('user_id', '=', user)
      .where('cause', '=', 'EXPIRY')
      .orderBy('id')
      .execute()
  ).map(({ amount }) => amount)
const daysPass = (count: number) => server.clock.advance(count * 86_400_000)
const earnedOn = (user: string, amount: number, day: string) =>
  make.points(user, amount, { created_at: new Date(startOfDay(day).getTime() + 3_600_000) })
const spend = (user: string, amount: number) =>
  make.points(user, -amount, { cause: 'VOUCHER', other_account: 'VOUCHERS', earned: false })
const today = () => dayOf(new Date())

test('old points expire once, 30 days after the setting was changed and the member was told', async () => {
  const { id } = await make.aUser()
  const old = addDays(today(), -400)
  await earnedOn(id, 300, old)
  await earnedOn(id, 50, today())
  await night()
  expect([await activeOf(id), await noticesOf(id)]).toEqual([350, []])
  await months(12)
  await night()
  await night()
  const last = addDays(today(), 30).split('-').toReversed().join('/')
  expect(await noticesOf(id)).toEqual([
    {
      type: 'POINTS',
      text_en: expect.stringContaining(`3 of your points expire soon, the first of them after ${last}.`),
    },
  ])
  await daysPass(30)
  await night()
  expect(await activeOf(id)).toBe(350)
  await daysPass(1)
  await night()
  await night()
  expect([await activeOf(id), await expiredOf(id)]).toEqual([50, [-300]])
  expect(await noticesOf(id)).toHaveLength(1)
})

test('the notice writes points as each language does', async () => {
  const { id } = await make.aUser()
  await earnedOn(id, 123_450, addDays(today(), -400))
  await months(12)
  await night()
  const told = await db
    .selectFrom('member_notices')
    .select(['text_en', 'text_vi'])
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  expect([told.text_en, told.text_vi]).toEqual([
    expect.stringContaining('1,234.5 '),
    expect.stringContaining('1.234,5 '),
  ])
})

test('nobody is told, and nothing expires, while points do not; a change of the months begins again', async () => {
  const { id } = await make.aUser()
  await earnedOn(id, 300, addDays(today(), -400))
  await months(0)
  await night()
  expect(await noticesOf(id)).toEqual([])
  await months(12)
  await night()
  await daysPass(20)
  await months(11)
  await night()
  await daysPass(30)
  await night()
  expect(await activeOf(id)).toBe(300)
  expect(await noticesOf(id)).toHaveLength(2)
  await daysPass(1)
  await night()
  expect(await activeOf(id)).toBe(0)
})

test('whoever was not told in time keeps the points until they were', async () => {
  await months(0)
  await months(12)
  const { id } = await make.aUser()
  await earnedOn(id, 300, addDays(today(), -400))
  // The job did not run.
  await daysPass(40)
  await night()
  expect([await activeOf(id), (await noticesOf(id)).length]).toEqual([300, 1])
  await daysPass(29)
  await night()
  expect(await activeOf(id)).toBe(300)
  await daysPass(1)
  await night()
  expect(await activeOf(id)).toBe(0)
})

test('members who have nothing of so long ago are not looked at', async () => {
  await months(0)
  await months(12)
  const { id } = await make.aUser()
  await earnedOn(id, 300, addDays(today(), -100))
  await night()
  const checked = () =>
    db.selectFrom('point_expiry').select(['oldest', 'checked_on']).where('user_id', '=', id).executeTakeFirstOrThrow()
  const first = await checked()
  expect(first).toEqual({ oldest: addDays(today(), -100), checked_on: today() })
  await daysPass(1)
  await night()
  expect(await checked()).toEqual(first)
})

test('what is given back is as old as it was: what would have expired meanwhile is gone, what was spent is not owed', async () => {
  await months(0)
  await months(12)
  const { id: userId } = await make.aUser()
  const day = addDays(today(), -350)
  const entry = await earnedOn(userId, 200, day)
  await spend(userId, 150)
  const correct = (amount: number) =>
    command(ownContext(server.app, 'test'), async (ctx) => {
      await bookPoints(ctx, { userId, amount, cause: 'CORRECTION', corrects: entry.id })
      if (amount > 0) await expireRestored(ctx, entry, amount)
    })
  await correct(-200)
  await night()
  expect(await activeOf(userId)).toBe(-150)
  await daysPass(60)
  await correct(200)
  expect([await activeOf(userId), await expiredOf(userId)]).toEqual([0, [-50]])
  // Not yet so old: it comes back, and the job knows of it.
  const young = await earnedOn(userId, 70, addDays(today(), -30))
  await command(ownContext(server.app, 'test'), async (ctx) => {
    await bookPoints(ctx, { userId, amount: -70, cause: 'CORRECTION', corrects: young.id })
  })
  await db.updateTable('point_expiry').set({ oldest: today() }).where('user_id', '=', userId).execute()
  await command(ownContext(server.app, 'test'), async (ctx) => {
    await bookPoints(ctx, { userId, amount: 70, cause: 'CORRECTION', corrects: young.id })
    await expireRestored(ctx, young, 70)
  })
  expect(await activeOf(userId)).toBe(70)
  const { oldest } = await db
    .selectFrom('point_expiry')
    .select('oldest')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  expect(oldest).toBe(addDays(today(), -30))
})

test('a member sees when what is left of an entry is gone', async () => {
  await months(0)
  const me = await make.aUser()
  const client = server.asMember(me)
  await client.data('{ me { _id } }')
  await earnedOn(me.id, 100, addDays(today(), -200))
  await earnedOn(me.id, 300, addDays(today(), -100))
  await spend(me.id, 120)
  const history = async () =>
    (await client.data('{ pointHistory(first: 5) { items { amount expiresAt } } }')).pointHistory.items
      .filter(({ amount }: { amount: number }) => Math.abs(amount) >= 1)
      .toSorted((a: { amount: number }, b: { amount: number }) => a.amount - b.amount)
  const gone = (day: string) => startOfDay(day).toISOString()
  expect((await history()).map(({ expiresAt }: { expiresAt: unknown }) => expiresAt)).toEqual([null, null, null])
  await months(12)
  expect(await history()).toEqual([
    { amount: -1.2, expiresAt: null },
    { amount: 1, expiresAt: null },
    { amount: 3, expiresAt: gone(expiresOn(addDays(today(), -100), 12)) },
  ])
  await months(2)
  expect((await history())[2]).toEqual({ amount: 3, expiresAt: gone(addDays(today(), 31)) })
})

/** The points of a member as the rules say it: a list of what was earned, and one sum of what went. */
class Model {
  readonly lots: { readonly day: string; readonly given: number; taken: boolean }[] = []
  private went = 0

  active = () => this.lots.reduce((sum, { given, taken }) => sum + (taken ? 0 : given), 0) - this.went
  spend(amount: number) {
    if (amount <= this.active()) this.went += amount
  }
  /** What went used up the oldest. What is left of those of until a day goes too. */
  expire(until: string) {
    let used = this.went
    for (const { day, given, taken } of this.lots) {
      const here = taken ? 0 : given
      if (day <= until) this.went += Math.max(0, here - used)
      used = Math.max(0, used - here)
    }
  }
}

test('any sequence of earning, spending, taking back, giving back and nights leaves what a simple model says', async () => {
  await months(0)
  await months(2)
  await daysPass(31)
  const step = fc.oneof(
    fc.record({ do: fc.constant('earn' as const), amount: fc.integer({ min: 1, max: 90 }) }),
    fc.record({ do: fc.constant('spend' as const), amount: fc.integer({ min: 1, max: 120 }) }),
    fc.record({ do: fc.constant('toggle' as const), which: fc.nat(5) }),
    fc.record({ do: fc.constant('pass' as const), days: fc.constantFrom(1, 20, 35) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 12 }), async (steps) => {
      const { id: userId } = await make.aUser()
      const [model, entries] = [new Model(), [] as { id: string; created_at: Date; user_id: string }[]]
      for (const one of steps) {
        if (one.do === 'earn') {
          entries.push(await earnedOn(userId, one.amount, today()))
          model.lots.push({ day: today(), given: one.amount, taken: false })
        } else if (one.do === 'spend') {
          const covered = one.amount <= model.active()
          model.spend(one.amount)
          const spending = spend(userId, one.amount)
          if (covered) await spending
          else await expect(spending).rejects.toThrow('hundredths of points')
        } else if (one.do === 'toggle' && entries.length > 0) {
          const at = one.which % entries.length
          const [lot, entry] = [model.lots[at]!, entries[at]!]
          lot.taken = !lot.taken
          await command(ownContext(server.app, 'test'), async (ctx) => {
            const amount = lot.taken ? -lot.given : lot.given
            await bookPoints(ctx, { userId, amount, cause: 'CORRECTION', corrects: entry.id })
            if (amount > 0) await expireRestored(ctx, entry, amount)
          })
          if (!lot.taken && lot.day <= lastGone()) model.expire(lastGone())
        } else if (one.do === 'pass') {
          for (let i = 0; i < one.days; i++) {
            await daysPass(1)
            await night()
            model.expire(lastGone())
          }
        }
        expect(await activeOf(userId)).toBe(model.active())
      }
    }),
    { numRuns: 5, seed: 34 },
  )
}, 120_000)

/** By the definition alone: the last day whose points could be used until yesterday or before. */
function lastGone(): string {
  let day = today()
  while (expiresOn(day, 2) > today()) day = addDays(day, -1)
  return day
}
