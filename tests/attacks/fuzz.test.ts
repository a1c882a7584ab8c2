import fc from 'fast-check'
import { expect, test } from 'vitest'
import { schemas } from '../../src/app/schema.ts'
import type { Client } from '../harness/client.ts'
import { factories, type Person } from '../harness/factories.ts'
import { fuzzedCalls } from '../harness/fuzz/calls.ts'
import { brokenInvariants } from '../harness/fuzz/invariants.ts'
import { aDrawnWheel } from '../harness/a-drawn-wheel.ts'
import { startServer } from '../harness/server.ts'

/**
 * Every operation of both APIs with hostile arguments, as every kind of caller. The same seed gives the same calls; `npm run fuzz --
 * --cases 10000 --seed 7` runs more of them.
 */
const cases = Number(process.env.FUZZ_CASES ?? 300)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122)

const server = await startServer()
const make = factories(server.db)

const callers: Readonly<Record<string, Person | null>> = {
  none: null,
  MEMBER: await make.aUser(),
  VERIFIED: await make.aVerified(),
  STAFF: await make.aStaff(),
  ADMIN: await make.anAdmin(),
  suspended: await make.anAdmin({ term_status: 'SUSPENDING' }),
}
await make.anAdmin()
// A free turn each time, and a wheel with units that are due.
await server.db.updateTable('system_settings').set({ value: '1000' }).where('key', '=', 'wheel.turnsPerDay').execute()
await server.db.updateTable('system_settings').set({ value: 'YES' }).where('key', '=', 'app.openRegistration').execute()
const knownIds = await someRecords()

/** Records of others, and some of the callers' own. */
async function someRecords(): Promise<string[]> {
  const author = await make.aUser()
  const me = callers.MEMBER!
  const badge = await make.aBadge()
  await make.aRegisterForm(badge.id)
  const posts = [await make.aPost({ created_by: author.id }), await make.aPost({ created_by: me.id })]
  for (const { id } of [author, me, callers.VERIFIED!, callers.STAFF!, callers.ADMIN!]) await make.points(id, 125_000)
  await make.points(author.id, -300, { cause: 'VOUCHER', other_account: 'VOUCHERS', earned: false })
  const voucher = await make.aVoucher({ admin_status: 'APPROVED', point_spend: 100 })
  for (let i = 0; i < 20; i++) await make.aVoucherCode({ voucher_id: voucher.id })
  const page = await make.aPage({ created_by: me.id, owner_id: me.id })
  const own = [page, await make.aGroup(author.id), await make.aPlace(), await make.aMedia({ uploaded_by: me.id })]
  const comment = await make.aComment({ post_id: posts[0]!.id, created_by: me.id })
  const wheel = await aDrawnWheel(server, [{ qty: 30, point: 50 }])
  const records = [author, await make.aUser(), badge, ...posts, voucher, ...own, comment, wheel]
  return records.map(({ id }) => id)
}

/** Restores the caller's person, because earlier calls may have changed them. */
async function asBefore(person: Person): Promise<void> {
  const { user_group, term_status, badge_status } = person
  await server.db
    .updateTable('users')
    .set({ user_group, term_status, badge_status })
    .where('id', '=', person.id)
    .execute()
}

const codes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'CONFLICT',
  'PAYLOAD_TOO_LARGE',
  'RATE_LIMITED',
]

type Kind = keyof typeof callers
// In the back office most operations are only for administrators.
const apis = {
  STAFF: { as: (who: Person | null): Client => server.as(who), often: 'ADMIN' },
  MEMBER: { as: (who: Person | null): Client => server.asMember(who), often: 'MEMBER' },
} as const

test.each(['STAFF', 'MEMBER'] as const)(
  'hostile arguments in the API of %s are answered or refused by a code, and break no invariant',
  { timeout: 60_000 + cases * 500 },
  async (audience) => {
    const { as, often } = apis[audience]
    let limited = 0
    await fc.assert(
      fc.asyncProperty(
        fuzzedCalls(schemas[audience], knownIds),
        fc.constantFrom<Kind>(...Object.keys(callers), often, often, often),
        fc.option(fc.uuid(), { freq: 5 }),
        async ({ text, variables }, kind, key) => {
          const caller = callers[kind] ?? null
          if (caller) await asBefore(caller)
          const answer = await as(caller).query(text, variables, key ? { 'idempotency-key': key } : {})
          const found = answer.errors?.map(({ extensions }) => extensions.code) ?? []
          if (found.includes('RATE_LIMITED')) limited++
          expect(codes, JSON.stringify(answer.errors)).toEqual(expect.arrayContaining(found))
          expect(answer.data !== undefined || found.length > 0).toBe(true)
          expect(answer.status).toBeLessThan(500)
        },
      ),
      { numRuns: cases, seed },
    )
    expect(await brokenInvariants(server.db)).toEqual({})
    // Throttled calls test nothing, so most calls must not be throttled.
    expect(limited).toBeLessThan(cases / 4)
  },
)
