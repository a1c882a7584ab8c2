import fc from 'fast-check'
import { expect, test } from 'vitest'
import { schema } from '../../src/app/schema.ts'
import { factories, type Person } from '../harness/factories.ts'
import { fuzzedCalls } from '../harness/fuzz/calls.ts'
import { brokenInvariants } from '../harness/fuzz/invariants.ts'
import { startServer } from '../harness/server.ts'

/**
 * Every operation with hostile arguments, as every kind of caller. The same seed gives the same calls; `npm run fuzz --
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
const knownIds = await someRecords()

async function someRecords(): Promise<string[]> {
  const author = await make.aUser()
  const badge = await make.aBadge()
  await make.aRegisterForm(badge.id)
  const posts = [await make.aPost({ created_by: author.id }), await make.aPost({ created_by: author.id })]
  await make.points(author.id, 1_250)
  await make.points(author.id, -300, { cause: 'VOUCHER', other_account: 'VOUCHERS', earned: false })
  return [author.id, (await make.aUser()).id, badge.id, ...posts.map(({ id }) => id)]
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

test(
  'hostile arguments are answered or refused by a code, and break no invariant',
  { timeout: 60_000 + cases * 500 },
  async () => {
    let limited = 0
    await fc.assert(
      fc.asyncProperty(
        fuzzedCalls(schema, knownIds),
        // Most operations are only for administrators.
        fc.constantFrom(...Object.keys(callers), 'ADMIN', 'ADMIN', 'ADMIN'),
        fc.option(fc.uuid(), { freq: 5 }),
        async ({ text, variables }, kind, key) => {
          const caller = callers[kind] ?? null
          if (caller) await asBefore(caller)
          const answer = await server.as(caller).query(text, variables, key ? { 'idempotency-key': key } : {})
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
