import { NIL } from 'uuid'
import type { Context } from '../../../../platform/server/context.ts'
import { memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { isMasked, maskedText } from '../../../../platform/server/rehearsal.ts'
import { type Answer, spin, type SpinRow } from '../server/spin.commands.ts'
import { spinOperations } from '../spin.operations.ts'
import { spinInput } from '../spin.rules.ts'

const SpinPrize = memberBuilder.objectRef<NonNullable<Answer['won']>>('SpinPrize').implement({
  description: 'A prize as it was when it was won.',
  fields: (t) => ({
    prizeId: t.exposeID('prizeId'),
    name: t.exposeString('name'),
    nameEn: t.exposeString('nameEn'),
    point: t.expose('point', { type: 'Points', nullable: true }),
    code: t.exposeString('code', { nullable: true, description: 'The code of a voucher, which is the member’s now.' }),
  }),
})

/** What every dry run answers, whether or not something is due. */
const maskedWin = {
  prizeId: NIL,
  name: maskedText,
  nameEn: maskedText,
  point: null,
  code: null,
} as const

function answerOf({ answer }: SpinRow, ctx: Context): Answer {
  const { turnsLeft } = answer as Answer
  return isMasked(ctx) ? { won: maskedWin, message: null, messageEn: null, turnsLeft } : (answer as Answer)
}

const Spin = memberBuilder.objectRef<SpinRow>('Spin').implement({
  description: 'What a member was told about one turn of the wheel.',
  fields: (t) => ({
    spinId: t.exposeID('id'),
    won: t.field({ type: SpinPrize, nullable: true, resolve: (row, _, ctx) => answerOf(row, ctx).won }),
    message: t.string({
      nullable: true,
      description: 'After a turn that won nothing, if staff have written messages.',
      resolve: (row, _, ctx) => answerOf(row, ctx).message,
    }),
    messageEn: t.string({ nullable: true, resolve: (row, _, ctx) => answerOf(row, ctx).messageEn }),
    turnsLeft: t.int({ resolve: (row, _, ctx) => answerOf(row, ctx).turnsLeft }),
  }),
})

rootField(spinOperations.spin, {
  description:
    'Turns the wheel once. The same `requestId` of a member gets the same answer for ever. A dry run draws nothing: it always answers a prize called MASKED.',
  type: Spin,
  input: spinInput,
  resolve: ({ wheelId, requestId }, ctx) => spin(ctx, wheelId, requestId),
})
