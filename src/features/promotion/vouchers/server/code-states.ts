import { type RawBuilder, sql } from 'kysely'
import { defineLoader } from '../../../../platform/server/context.ts'
import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { normalized } from '../../../../platform/shared/search-text.ts'
import { type CodeState, codeStates } from '../voucher-code.list.ts'
import type { CodeRow } from './voucher-code.commands.ts'
import { Voucher } from './voucher.type.ts'

export const CodeStateEnum = enumOf('VoucherCodeState', codeStates)

/** `held` is what `voucher_code_held` says. A code that somebody has cannot end before it is used. */
const stateConditions = {
  USED: (held) => sql`${held} = 'USED'`,
  HANDED_OVER: (held) => sql`${held} = 'HANDED_OVER'`,
  RESERVED: (held) => sql`${held} = 'RESERVED' and end_date > now()`,
  NOT_BEGUN: (held) => sql`${held} = 'LEFT' and start_date > now()`,
  FREE: (held) => sql`${held} = 'LEFT' and start_date <= now() and end_date > now()`,
  ENDED: (held) => sql`${held} in ('LEFT', 'RESERVED') and end_date <= now()`,
} satisfies Record<CodeState, (held: RawBuilder<unknown>) => RawBuilder<unknown>>

const isState = (held: RawBuilder<unknown>) => (state: string) =>
  sql<boolean>`(${stateConditions[state as CodeState](held)})`

/** Whether a row of `voucher_codes` has a state, and whether one of `voucher_code_held_tally` counts codes of it. */
export const codeHasState = isState(sql`voucher_code_held(qty, sold_qty, used_qty, pool)`)
export const tallyHasState = isState(sql`held`)

/** The same for the two statuses of the API. */
export const tallyHasStatus = (status: string) =>
  sql<boolean>`(held in ('HANDED_OVER', 'USED')) = ${status === 'REDEEMED'}`

/** Whether a code begins like this. Spaces and dashes alone are the beginning of none. */
export function codeBegins(text: string) {
  const key = sql`voucher_code_key(${normalized(text, 'NFC')})`
  return sql<boolean>`(${key} <> '' and code_key like regexp_replace(${key}, '([%_\\\\])', '\\\\\\1', 'g') || '%')`
}

export function stateOf({ qty, sold_qty, used_qty, pool, start_date, end_date }: CodeRow, now = new Date()): CodeState {
  if (used_qty === qty) return 'USED'
  if (sold_qty === qty) return 'HANDED_OVER'
  if (end_date <= now) return 'ENDED'
  if (pool) return 'RESERVED'
  return start_date > now ? 'NOT_BEGUN' : 'FREE'
}

type Totals = Readonly<Record<CodeState, number>>

const totalsOf = defineLoader<string, Totals>(async (ctx, voucherIds) => {
  const sums = codeStates.map(
    (state) => sql`coalesce(sum(codes) filter (where ${tallyHasState(state)}), 0)::bigint as ${sql.ref(state)}`,
  )
  const { rows } = await sql<Totals & { voucher_id: string }>`
    select voucher_id, ${sql.join(sums)} from voucher_code_held_tally
      where voucher_id in (${sql.join(voucherIds)}) group by 1`.execute(ctx.db)
  const found = new Map(rows.map((row) => [row.voucher_id, row]))
  const none = Object.fromEntries(codeStates.map((state) => [state, 0])) as unknown as Totals
  return voucherIds.map((id) => found.get(id) ?? none)
})

const CodeTotal = builder
  .objectRef<{ readonly state: CodeState; readonly codes: number }>('VoucherCodeTotal')
  .implement({
    fields: (t) => ({ state: t.expose('state', { type: CodeStateEnum }), codes: t.exposeInt('codes') }),
  })

builder.objectFields(Voucher, (t) => ({
  codeTotals: t.field({
    type: [CodeTotal],
    description: 'How many of its codes are in each state.',
    resolve: async ({ id }, _, ctx) => {
      const totals = await ctx.load(totalsOf, id)
      return codeStates.map((state) => ({ state, codes: totals[state] }))
    },
  }),
}))
