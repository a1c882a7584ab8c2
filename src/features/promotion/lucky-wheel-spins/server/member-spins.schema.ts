import { z } from 'zod'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { asked, cursorInput, cursorPageType } from '../../../../platform/server/graphql/cursor.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { newestOfMember } from '../../../../platform/server/lists/newest.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { wheelById } from '../../lucky-wheels/server/public.ts'
import { supportSpinOperations } from '../spin.operations.ts'
import type { Answer, SpinRow } from './spin.commands.ts'

const wonBy = ({ answer }: SpinRow) => (answer as Answer).won

const MemberSpin = builder.objectRef<SpinRow>('MemberSpin').implement({
  description: 'A turn of a lucky wheel by a member.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    wheelTitle: t.string({
      nullable: true,
      resolve: async ({ wheel_id }, _, ctx) => (await ctx.load(wheelById, wheel_id))?.title ?? null,
    }),
    prize: t.string({
      nullable: true,
      description: 'Null if nothing was won.',
      resolve: (spin) => wonBy(spin)?.name ?? null,
    }),
    points: t.field({ type: 'Points', nullable: true, resolve: (spin) => wonBy(spin)?.point ?? null }),
    code: t.string({ nullable: true, resolve: (spin) => wonBy(spin)?.code ?? null }),
    isSealed: t.boolean({
      description: 'Whether it is in the public log already, which is a matter of minutes.',
      resolve: ({ number }) => number !== null,
    }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
  }),
})

rootField(supportSpinOperations.cmsMemberSpins, {
  description: 'The turns of a member on all wheels, the newest first.',
  type: cursorPageType('MemberSpinPage', MemberSpin, builder),
  input: z.object({ userId: recordId(), ...cursorInput }),
  resolve: ({ userId, ...page }, ctx) => newestOfMember(ctx, 'spins', userId, asked(page)),
})
