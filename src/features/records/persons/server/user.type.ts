import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { area, type Area, termStatuses, userGroups, type Viewer } from '../../../../platform/shared/permission.ts'
import { genders } from '../user.values.ts'
import { balanceOf } from './balance.ts'
import type { UserRow } from './user.queries.ts'

export const UserGroup = enumOf('UserGroup', userGroups)
export const TermStatus = enumOf('TermStatus', termStatuses)
export const Gender = enumOf('Gender', genders)

/**
 * Readers of posts see a creator's name and picture. The person sees everything, and so do readers of people; other
 * areas see what their screens show.
 */
export const shownTo = (...more: readonly Area[]) => {
  const readers = area('PEOPLE', ...more)
  return (viewer: Viewer | null, user: UserRow) => readers.allows(viewer) || viewer?._id === user.id
}
const visibleTo = shownTo()
const inReports = shownTo('MODERATION')
const standing = shownTo('MODERATION', 'SUPPORT')
const contacts = shownTo('MODERATION', 'VERIFICATION', 'NOTIFICATIONS', 'PROMOTION', 'SUPPORT')
export const badgeReaders = shownTo('VERIFICATION', 'PROMOTION')

/** Other features add fields of their own: the picture, the badge, why a status was set. */
export const User = builder.objectRef<UserRow>('User').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    fullName: t.exposeString('full_name'),
    photoUrl: t.exposeString('photo_url', { nullable: true }),
    username: t.exposeString('username', { nullable: true, visibleTo }),
    email: t.exposeString('email', { nullable: true, visibleTo: contacts }),
    phoneNumber: t.exposeString('phone_number', { visibleTo: contacts }),
    gender: t.expose('gender', { type: Gender, visibleTo: inReports }),
    group: t.expose('user_group', { type: UserGroup, visibleTo: standing }),
    termStatus: t.expose('term_status', { type: TermStatus, visibleTo: standing }),
    badgeStatus: t.exposeString('badge_status', { nullable: true, visibleTo: badgeReaders }),
    createdAt: t.expose('created_at', { type: 'DateTime', visibleTo: standing }),
    dateOfBirth: t.expose('date_of_birth', { type: 'Day', nullable: true, visibleTo }),
    interestingTopicKeys: t.exposeStringList('interesting_topic_keys', { visibleTo }),
    deleted: t.exposeBoolean('deleted', { visibleTo }),
    totalFriends: t.exposeInt('total_friends', { visibleTo }),
    totalPosts: t.exposeInt('total_posts', { visibleTo: standing }),
    point: t.field({
      type: 'Points',
      visibleTo: standing,
      resolve: async (user, _, ctx) => (await ctx.load(balanceOf, user.id))!.active_points,
    }),
    earnedPoints: t.field({
      type: 'Points',
      visibleTo: shownTo('SUPPORT'),
      resolve: async (user, _, ctx) => (await ctx.load(balanceOf, user.id))!.earned_points,
    }),
    countryCode: t.exposeString('country_code', { visibleTo }),
    version: t.exposeInt('version', { visibleTo: standing }),
  }),
})
