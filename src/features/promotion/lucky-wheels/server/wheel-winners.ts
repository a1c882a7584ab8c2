import { sql } from 'kysely'
import { contains } from '../../../../platform/server/lists/search.ts'
import { tableList } from '../../../../platform/server/records/table-list.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { nameOfPerson, newestOrNamed, userById } from '../../../records/persons/server/public.ts'
import { codeById, voucherById } from '../../vouchers/server/public.ts'
import { luckyWheelWinnerList } from '../lucky-wheel-winner.list.ts'
import { luckyWheelOperations } from '../lucky-wheel.operations.ts'
import { batchById, prizeById } from './lucky-wheel.queries.ts'
import type { Winner } from './winners.ts'

const ofStock = (condition: ReturnType<typeof sql>) =>
  sql<boolean>`stock_id in (select s.id from wheel_stock s join wheel_prizes p on p.id = s.prize_id where ${condition})`
const isTier = (tier: string) => ofStock(sql`p.prize_tier = ${tier}`)
const isBatch = (batch: string) => ofStock(sql`s.batch_id = ${batch}`)
/** Rows of this prize, and of the same one in other batches. */
export const isPrizeLine = (prize: string) =>
  ofStock(sql`s.prize_id = (select prize_id from wheel_stock where id = ${prize})`)

const prizeOf = async (ctx: Context, { stock_id }: Winner) => (await ctx.load(prizeById, stock_id))!

/** What was won on a wheel, also as a file. */
export const wheelWinners = tableList({
  spec: luckyWheelWinnerList,
  operation: luckyWheelOperations.cmsListLuckyWheelWinners,
  title: 'lucky_wheel_winners_title',
  table: 'wheel_awards',
  where: {
    q: (text) =>
      sql<boolean>`exists (select from users u where u.id = wheel_awards.user_id
        and ${contains(sql`u.search`, text, { phones: true, newest: newestOrNamed(text, sql`u.id`) })})`,
    wheelId: 'wheel_id',
    tier: isTier,
    batch: isBatch,
    prize: isPrizeLine,
    cause: 'cause',
    gift: (gift) => (gift === 'CODE' ? sql<boolean>`code_id is not null` : sql<boolean>`code_id is null`),
    used: (used) =>
      used === 'YES' ? sql<boolean>`used_at is not null` : sql<boolean>`code_id is not null and used_at is null`,
    days: 'created_at',
  },
  sorts: { WON_AT: 'created_at' },
  tally: {
    table: 'wheel_award_tally',
    sum: 'awards',
    by: { wheelId: 'wheel_id', tier: isTier, batch: isBatch, prize: isPrizeLine, cause: 'cause', days: 'day' },
  },
  columns: {
    wonAt: { title: 'lucky_wheel_winners_time', moment: (winner) => winner.created_at },
    person: {
      title: 'lucky_wheel_winners_person',
      personal: true,
      cell: (winner, ctx) => nameOfPerson(ctx, winner.user_id),
    },
    phoneNumber: {
      title: 'common_phone_number',
      personal: true,
      cell: async (winner, ctx) => (await ctx.load(userById, winner.user_id))?.phone_number ?? null,
    },
    prize: {
      title: 'lucky_wheel_winners_prize',
      async cell(winner, ctx) {
        const { voucher_id, point } = await prizeOf(ctx, winner)
        return voucher_id ? ((await ctx.load(voucherById, voucher_id))?.title ?? null) : `${point! / 100}`
      },
    },
    tier: {
      title: 'lucky_wheel_winners_tier',
      names: 'lucky_wheels_tier',
      cell: async (winner, ctx) => (await prizeOf(ctx, winner)).prize_tier,
    },
    batch: {
      title: 'lucky_wheel_winners_batch',
      moment: async (winner, ctx) => (await ctx.load(batchById, (await prizeOf(ctx, winner)).batch_id))!.start_date,
    },
    code: {
      title: 'lucky_wheel_winners_code',
      cell: async (winner, ctx) => (winner.code_id ? ((await ctx.load(codeById, winner.code_id))?.code ?? null) : null),
    },
    points: {
      title: 'lucky_wheel_winners_points',
      async cell(winner, ctx) {
        const { point } = await prizeOf(ctx, winner)
        return point === null ? null : point / 100
      },
    },
    cause: {
      title: 'lucky_wheel_winners_cause',
      names: 'lucky_wheel_winners',
      cell: (winner) => winner.cause,
    },
    usedAt: { title: 'lucky_wheel_winners_used_at', moment: (winner) => winner.used_at },
  },
})
