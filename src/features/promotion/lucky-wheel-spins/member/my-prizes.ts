import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { WheelAwards } from '../../../../../database/tables.ts'
import { actorId } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { asked, cursorInput, cursorPageType } from '../../../../platform/server/graphql/cursor.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { newestPage } from '../../../../platform/server/lists/newest.ts'
import { codeById } from '../../vouchers/server/public.ts'
import { prizeById } from '../../lucky-wheels/server/public.ts'
import { spinOperations } from '../spin.operations.ts'

type AwardRow = Selectable<WheelAwards>

const prizeOf = async (ctx: Context, { stock_id }: AwardRow) => (await ctx.load(prizeById, stock_id))!

const MyPrize = memberBuilder.objectRef<AwardRow>('MyPrize').implement({
  description: 'What the member won on a lucky wheel.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.string({ resolve: async (award, _, ctx) => (await prizeOf(ctx, award)).name }),
    nameEn: t.string({ resolve: async (award, _, ctx) => (await prizeOf(ctx, award)).name_en }),
    point: t.field({
      type: 'Points',
      nullable: true,
      resolve: async (award, _, ctx) => (await prizeOf(ctx, award)).point,
    }),
    code: t.string({
      nullable: true,
      resolve: async ({ code_id }, _, ctx) => (code_id ? (await ctx.load(codeById, code_id))!.code : null),
    }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
  }),
})

rootField(spinOperations.myPrizes, {
  description: 'What the member won on lucky wheels, the newest first.',
  type: cursorPageType('MyPrizePage', MyPrize),
  input: z.object(cursorInput),
  resolve: (page, ctx) => newestPage(ctx, 'wheel_awards', asked(page), { where: [sql`user_id = ${actorId(ctx)}`] }),
})
