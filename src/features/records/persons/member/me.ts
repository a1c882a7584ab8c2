import { defineLoader, inOrder } from '../../../../platform/server/context.ts'
import { enumFor, memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { termStatuses } from '../../../../platform/shared/permission.ts'
import { genders } from '../user.values.ts'
import { balanceOf } from '../server/balance.ts'
import type { UserRow } from '../server/user.queries.ts'

const suspensionOf = defineLoader<string, Date | null>(async (ctx, ids) => {
  const ends = await ctx.db
    .selectFrom('suspension_ends')
    .select(['target_id', 'until'])
    .where('model', '=', 'USER')
    .where('target_id', 'in', ids)
    .execute()
  return inOrder(ids, ends, ({ target_id }) => target_id).map((end) => end?.until ?? null)
})

export const MyPoints = memberBuilder
  .objectRef<{ active_points: number; earned_points: number }>('MyPoints')
  .implement({
    fields: (t) => ({
      active: t.field({ type: 'Points', description: 'What can be spent.', resolve: (points) => points.active_points }),
      earned: t.field({
        type: 'Points',
        description: 'All that was ever earned.',
        resolve: (points) => points.earned_points,
      }),
    }),
  })

const personal = true

/** The member who asks. Other features add fields of their own: the picture, the badge, the rank. */
export const Me = memberBuilder.objectRef<UserRow>('Me').implement({
  description: 'The member who asks.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    fullName: t.exposeString('full_name', { personal }),
    username: t.exposeString('username', { nullable: true, personal }),
    phoneNumber: t.exposeString('phone_number', { personal }),
    email: t.exposeString('email', { nullable: true, personal }),
    gender: t.expose('gender', { type: enumFor(genders, 'MEMBER'), personal }),
    countryCode: t.exposeString('country_code', { personal }),
    dateOfBirth: t.expose('date_of_birth', { type: 'Day', nullable: true, personal }),
    interestingTopicKeys: t.exposeStringList('interesting_topic_keys', { personal }),
    termStatus: t.expose('term_status', { type: enumFor(termStatuses, 'MEMBER') }),
    suspendedUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When a suspension ends by itself.',
      resolve: (me, _, ctx) => (me.term_status === 'SUSPENDING' ? ctx.load(suspensionOf, me.id) : null),
    }),
    badgeStatus: t.exposeString('badge_status', { nullable: true }),
    points: t.field({ type: MyPoints, resolve: async (me, _, ctx) => (await ctx.load(balanceOf, me.id))! }),
  }),
})

/** Another member, as every member sees them. */
export const Member = memberBuilder.objectRef<UserRow>('Member').implement({
  description: 'A person as every member sees them.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    fullName: t.exposeString('full_name', { personal }),
  }),
})
