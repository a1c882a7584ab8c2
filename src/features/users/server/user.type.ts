import { builder, enumOf } from '../../../platform/server/graphql/builder.ts'
import { termStatuses, userGroups, type Viewer } from '../../../platform/shared/permission.ts'
import { Badge, badgeById } from '../../badges/server/public.ts'
import { Media, mediaById } from '../../media/server/public.ts'
import { StatusReason, statusReasons } from '../../term-status/server/public.ts'
import { genders } from '../user.rules.ts'
import { balanceOf } from './balance.ts'
import type { UserRow } from './user.queries.ts'

export const UserGroup = enumOf('UserGroup', userGroups)
export const TermStatus = enumOf('TermStatus', termStatuses)
export const Gender = enumOf('Gender', genders)

/** Readers of posts see a creator's name and picture; the rest is for administrators and the person. */
const visibleTo = (viewer: Viewer | null, user: UserRow) => viewer?.group === 'ADMIN' || viewer?._id === user.id

export const User = builder.objectRef<UserRow>('User').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    fullName: t.exposeString('full_name'),
    photoUrl: t.exposeString('photo_url', { nullable: true }),
    avatar: t.field({
      type: Media,
      nullable: true,
      resolve: (user, _, ctx) => (user.avatar_id ? ctx.load(mediaById, user.avatar_id) : null),
    }),
    username: t.exposeString('username', { nullable: true, visibleTo }),
    email: t.exposeString('email', { nullable: true, visibleTo }),
    phoneNumber: t.exposeString('phone_number', { visibleTo }),
    gender: t.expose('gender', { type: Gender, visibleTo }),
    group: t.expose('user_group', { type: UserGroup, visibleTo }),
    termStatus: t.expose('term_status', { type: TermStatus, visibleTo }),
    reason: t.field({ type: [StatusReason], visibleTo, resolve: (user) => statusReasons(user.reason) }),
    badge: t.field({
      type: Badge,
      nullable: true,
      visibleTo,
      resolve: (user, _, ctx) => (user.badge_id ? ctx.load(badgeById, user.badge_id) : null),
    }),
    badgeStatus: t.exposeString('badge_status', { nullable: true, visibleTo }),
    createdAt: t.expose('created_at', { type: 'DateTime', visibleTo }),
    dateOfBirth: t.expose('date_of_birth', { type: 'Day', nullable: true, visibleTo }),
    interestingTopicKeys: t.exposeStringList('interesting_topic_keys', { visibleTo }),
    deleted: t.exposeBoolean('deleted', { visibleTo }),
    totalFriends: t.exposeInt('total_friends', { visibleTo }),
    totalPosts: t.exposeInt('total_posts', { visibleTo }),
    point: t.field({
      type: 'Points',
      visibleTo,
      resolve: async (user, _, ctx) => (await ctx.load(balanceOf, user.id))!.active_points,
    }),
    earnedPoints: t.field({
      type: 'Points',
      visibleTo,
      resolve: async (user, _, ctx) => (await ctx.load(balanceOf, user.id))!.earned_points,
    }),
    countryCode: t.exposeString('country_code', { visibleTo }),
    version: t.exposeInt('version', { visibleTo }),
  }),
})
