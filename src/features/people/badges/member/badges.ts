import { actorId } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { enumFor, memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { MemberMedia } from '../../../records/media/member/public.ts'
import { mediaById } from '../../../records/media/server/public.ts'
import { Me } from '../../../records/persons/member/public.ts'
import { userById } from '../../../records/persons/server/public.ts'
import { memberBadgeOperations } from '../badge.operations.ts'
import { inputTypes } from '../register-form.list.ts'
import { badgeById, type BadgeRow, type RegisterFormRow, registerFormsOfBadge } from '../server/badge.queries.ts'

const picture = (ctx: Context, id: string | null) => (id ? ctx.load(mediaById, id) : null)
const heldBadge = async (ctx: Context) => (await ctx.load(userById, actorId(ctx)))!.badge_id

const BadgeForm = memberBuilder.objectRef<RegisterFormRow>('BadgeForm').implement({
  description: 'What a member answers to ask for a badge.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    detail: t.exposeString('detail'),
    detailEn: t.exposeString('detail_en'),
    inputType: t.expose('input_type', { type: enumFor(inputTypes, 'MEMBER') }),
    required: t.exposeBoolean('required'),
    figure: t.field({
      type: MemberMedia,
      nullable: true,
      description: 'An example of the picture that is asked for.',
      resolve: (form, _, ctx) => picture(ctx, form.figure_id),
    }),
  }),
})

/** Badge requests add the status of the member's own. */
export const MemberBadge = memberBuilder.objectRef<BadgeRow>('Badge').implement({
  description: 'A title that members can ask for.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    title: t.exposeString('title'),
    titleEn: t.exposeString('title_en'),
    media: t.field({ type: MemberMedia, nullable: true, resolve: (badge, _, ctx) => picture(ctx, badge.media_id) }),
    forms: t.field({ type: [BadgeForm], resolve: (badge, _, ctx) => ctx.load(registerFormsOfBadge, badge.id) }),
    held: t.boolean({
      description: 'Whether it is the badge of the member who asks.',
      resolve: async ({ id }, _, ctx) => (await heldBadge(ctx)) === id,
    }),
  }),
})

rootField(memberBadgeOperations.badges, {
  description: 'The badges that members can ask for, and the one that they have.',
  type: [MemberBadge],
  async resolve(_, ctx) {
    const held = await heldBadge(ctx)
    return ctx.db
      .selectFrom('badges')
      .selectAll()
      .where((eb) => eb.or([eb('status', '=', 'ENABLED'), eb('id', '=', held)]))
      .orderBy('title_sort')
      .orderBy('id')
      .execute()
  },
})

memberBuilder.objectFields(Me, (t) => ({
  badge: t.field({
    type: MemberBadge,
    nullable: true,
    resolve: (me, _, ctx) => (me.badge_id ? ctx.load(badgeById, me.badge_id) : null),
  }),
}))
