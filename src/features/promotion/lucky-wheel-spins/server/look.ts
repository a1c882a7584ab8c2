import { sql } from 'kysely'
import type { App, Context } from '../../../../platform/server/context.ts'
import { fixedStatement } from '../../../../platform/server/database/statement.ts'
import { type Draw, drawOf, drawOfLane, nextMoment } from '../../lucky-wheels/due.ts'
import type { PrizeTier } from '../../lucky-wheels/lucky-wheel.values.ts'
import { openSeed } from '../../lucky-wheels/server/public.ts'
import { type BatchRow, requireRunningAt, type Stock } from './running.ts'

/** A lane of a prize whose next unit has fallen due. */
export interface DueLane {
  readonly stock: Stock
  readonly lane: number
  readonly awarded: number
  /** Milliseconds. */
  readonly dueAt: number
}

/** What could be won at a moment, longest due first. */
export interface Look {
  readonly at: Date
  readonly due: readonly DueLane[]
}

interface LaneRow {
  readonly at: Date
  readonly stock_id: string | null
  readonly lane: number
  readonly qty: number
  readonly awarded: number
}

const lanesLeft = fixedStatement<{ stocks: readonly string[] }, LaneRow>((db, { stocks }) =>
  sql<LaneRow>`
    with clock as materialized (select clock_timestamp() as at)
    select at, stock_id, lane, qty, awarded from clock
      left join stock_lanes on stock_id = any (${stocks}::uuid[]) and awarded < qty`.compile(db),
)

/**
 * Reads the lanes of prizes of these tiers. The moment is taken after the rows: so all that had fallen due until then is
 * either among the lanes that are due, or was won by a spin of an earlier moment.
 */
export async function look(
  ctx: Context,
  batch: BatchRow,
  stocks: readonly Stock[],
  tiers: readonly PrizeTier[],
): Promise<Look> {
  const winnable = new Map(stocks.filter(({ tier }) => tiers.includes(tier)).map((stock) => [stock.id, stock]))
  const rows = await lanesLeft(ctx.db, { stocks: [...winnable.keys()] })
  const at = rows[0]!.at
  requireRunningAt(batch, at)
  const due = rows.flatMap((row): DueLane[] => {
    const stock = row.stock_id === null ? undefined : winnable.get(row.stock_id)
    const draw = stock && stockDraw(ctx.app, batch, stock)
    if (!draw) return []
    const { lane, qty: available, awarded } = row
    const dueAt = nextMoment({ draw: drawOfLane(draw, lane), available, awarded })
    return dueAt <= at.getTime() ? [{ stock, lane, awarded, dueAt }] : []
  })
  return { at, due: due.toSorted((a, b) => a.dueAt - b.dueAt) }
}

interface OpenBatch {
  readonly id: string
  /** Null if the seed cannot be opened: it was sealed with another secret. */
  readonly seed: Uint8Array | null
  readonly draws: Map<string, Draw>
}

/** The batch that runs, with its seed opened once and the moments that were asked for. Nothing of it changes. */
const openBatches = new WeakMap<Uint8Array, OpenBatch>()

function stockDraw(app: App, batch: BatchRow, stock: Stock): Draw | undefined {
  let open = openBatches.get(app.tokenKey)
  if (open?.id !== batch.id) {
    open = { id: batch.id, seed: openSeed(app.tokenKey, batch.id, batch.seed), draws: new Map() }
    openBatches.set(app.tokenKey, open)
    if (!open.seed) app.log.error({ batch: batch.id }, 'the seed of a batch cannot be opened: nothing falls due')
  }
  if (!open.seed) return undefined
  let draw = open.draws.get(stock.id)
  if (!draw) {
    const period = { start: batch.start_date.getTime(), end: batch.end_date.getTime() }
    open.draws.set(stock.id, (draw = remembered(drawOf(open.seed, { _id: stock.id, qty: stock.qty, ...period }))))
  }
  return draw
}

function remembered({ qty, momentOf }: Draw): Draw {
  const moments = new Map<number, number>()
  return {
    qty,
    momentOf(unit) {
      const known = moments.get(unit)
      if (known !== undefined) return known
      const moment = momentOf(unit)
      moments.set(unit, moment)
      return moment
    },
  }
}
