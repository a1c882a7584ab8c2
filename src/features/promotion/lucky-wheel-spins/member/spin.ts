import { memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
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

const answerOf = ({ answer }: SpinRow) => answer as Answer

const Spin = memberBuilder.objectRef<SpinRow>('Spin').implement({
  description: 'What a member was told about one turn of the wheel.',
  fields: (t) => ({
    spinId: t.exposeID('id'),
    won: t.field({ type: SpinPrize, nullable: true, resolve: (row) => answerOf(row).won }),
    message: t.string({
      nullable: true,
      description: 'After a turn that won nothing, if staff have written messages.',
      resolve: (row) => answerOf(row).message,
    }),
    messageEn: t.string({ nullable: true, resolve: (row) => answerOf(row).messageEn }),
    turnsLeft: t.int({ resolve: (row) => answerOf(row).turnsLeft }),
  }),
})

rootField(spinOperations.spin, {
  description: 'Turns the wheel once. The same `requestId` of a member gets the same answer for ever.',
  type: Spin,
  input: spinInput,
  resolve: ({ wheelId, requestId }, ctx) => spin(ctx, wheelId, requestId),
})
