import { type Selectable, sql } from 'kysely'
import type { Balances } from '../../../../../database/tables.ts'
import { defineLoader, inOrder } from '../../../../platform/server/context.ts'
import { fixedStatement } from '../../../../platform/server/database/statement.ts'

type Balance = Selectable<Balances>

/** Of those people who have one. */
export const readBalances = fixedStatement<{ ids: readonly string[] }, Balance>((db, { ids }) =>
  sql<Balance>`select user_id, active_points, earned_points from balances where user_id = any (${ids})`.compile(db),
)

/** Active and earned points of people, by their ids. A trigger creates the row when a person is inserted. */
export const balanceOf = defineLoader<string, Balance | null>(async (ctx, ids) =>
  inOrder(ids, await readBalances(ctx.db, { ids }), (balance) => balance.user_id),
)
