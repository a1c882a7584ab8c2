import { type Selectable, sql } from 'kysely'
import type { Spins } from '../../../../../database/tables.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { contains } from '../../../../platform/server/lists/search.ts'
import { tableList } from '../../../../platform/server/records/table-list.ts'
import { nameOfPerson, newestOrNamed, userById } from '../../../records/persons/server/public.ts'
import { isPrizeLine, prizeById } from '../../lucky-wheels/server/public.ts'
import { voucherById } from '../../vouchers/server/public.ts'
import { luckyWheelSpinList, type SpinOutcome } from '../spin.list.ts'
import { drawOperations } from '../spin.operations.ts'

type SpinRow = Selectable<Spins>

const outcomes: Readonly<Record<SpinOutcome, ReturnType<typeof sql<boolean>>>> = {
  WON: sql<boolean>`cause is not null`,
  ASSIGNED: sql<boolean>`cause = 'ASSIGNED'`,
  MISSED: sql<boolean>`cause is null`,
}
export const outcomeOf = ({ cause }: Pick<SpinRow, 'cause'>): SpinOutcome =>
  cause === null ? 'MISSED' : cause === 'ASSIGNED' ? 'ASSIGNED' : 'WON'

const prizeOf = async (ctx: Context, { stock_id }: SpinRow) => (stock_id ? ctx.load(prizeById, stock_id) : null)

/** Every turn of a wheel, also as a file. */
export const wheelSpins = tableList({
  spec: luckyWheelSpinList,
  operation: drawOperations.cmsListLuckyWheelSpins,
  title: 'lucky_wheel_spins_title',
  table: 'spins',
  listOf: 'wheelId',
  where: {
    q: (text) =>
      sql<boolean>`exists (select from users u where u.id = spins.user_id
        and ${contains(sql`u.search`, text, { phones: true, newest: newestOrNamed(text, sql`u.id`) })})`,
    wheelId: 'wheel_id',
    outcome: (outcome) => outcomes[outcome as SpinOutcome],
    prize: isPrizeLine,
    days: 'created_at',
  },
  sorts: { SPUN_AT: 'created_at' },
  columns: {
    spunAt: { title: 'lucky_wheel_spins_time', moment: (spin) => spin.created_at },
    person: {
      title: 'lucky_wheel_spins_person',
      personal: true,
      cell: (spin, ctx) => nameOfPerson(ctx, spin.user_id),
    },
    phoneNumber: {
      title: 'common_phone_number',
      personal: true,
      cell: async (spin, ctx) => (await ctx.load(userById, spin.user_id))?.phone_number ?? null,
    },
    outcome: { title: 'lucky_wheel_spins_outcome', names: 'lucky_wheel_spins_outcome', cell: outcomeOf },
    prize: {
      title: 'lucky_wheel_spins_prize',
      async cell(spin, ctx) {
        const prize = await prizeOf(ctx, spin)
        if (!prize) return null
        return prize.voucher_id
          ? ((await ctx.load(voucherById, prize.voucher_id))?.title ?? null)
          : `${prize.point! / 100}`
      },
    },
    turn: { title: 'lucky_wheel_spins_turn', names: 'lucky_wheel_spins_turn', cell: (spin) => spin.turn },
    number: { title: 'lucky_wheel_spins_number', cell: (spin) => spin.number },
    _id: { title: 'common_id', cell: (spin) => spin.id },
  },
})
