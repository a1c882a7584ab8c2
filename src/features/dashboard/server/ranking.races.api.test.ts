import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { atOnce } from '../../../../tests/harness/at-once.ts'
import { factories } from '../../../../tests/harness/factories.ts'
import { startServer } from '../../../../tests/harness/server.ts'
import { ranked } from './ranking.queries.ts'
import { referralRanking } from './ranking.ts'

const server = await startServer()
const other = await server.again()
const make = factories(server.db)
const elsewhere = factories(other.db)

const at = (day: string) => new Date(`${day}T12:00:00+07:00`)

test.each([
  ['who brought somebody before', ['2026-01-05']],
  ['who never brought anybody', []],
])('two who join at once, on two days, through somebody %s: each finds the gap of the other', async (_, before) => {
  const { id } = await make.aUser()
  for (const day of before) await make.aUser({ referred_by: id, created_at: at(day) })
  await atOnce(server, { writesTo: 'referral_sums' }, [
    () => make.aUser({ referred_by: id, created_at: at('2026-01-09') }),
    () => elsewhere.aUser({ referred_by: id, created_at: at('2026-01-07') }),
  ])
  const { rows } = await sql`
    select day, previous_day, sum(people)::int as people from referral_gap_tally
      where day between '2026-01-06' and '2026-01-31' group by 1, 2 having sum(people) <> 0 order by 1`.execute(
    server.db,
  )
  expect(rows).toEqual([
    { day: '2026-01-07', previous_day: before[0] ?? '-infinity', people: 1 },
    { day: '2026-01-09', previous_day: '2026-01-07', people: 1 },
  ])
  const both = ranked(server.db, referralRanking, { from: '2026-01-06', to: '2026-01-10' }, { limit: 10, offset: 0 })
  expect(await both.items()).toEqual([{ person: id, figure: 2, beside: 0 }])
  expect(await both.total()).toBe(1)
  await server.db.updateTable('users').set({ referred_by: null }).where('referred_by', '=', id).execute()
})
