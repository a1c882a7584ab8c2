import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { ownRecord } from '../../../../platform/server/access/own-record.ts'
import { area, termStatuses, type Viewer } from '../../../../platform/shared/permission.ts'
import { appLink } from '../../../records/external-ids/server/public.ts'
import { PageCategory, pageCategoryById } from '../../page-categories/server/public.ts'
import { StatusReason, statusReasons } from '../../../records/term-status/server/public.ts'
import { User, userById } from '../../../records/persons/server/public.ts'
import { groupPrivacies } from '../group.rules.ts'
import { type GroupRow, reportsOfGroup } from './group.queries.ts'

/** Readers of posts see the group of a post; the rest is for the screen of groups. */
const visibleTo = (viewer: Viewer | null) => area('MODERATION').allows(viewer)

export const Group = builder.objectRef<GroupRow>('Group').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    description: t.exposeString('description', { visibleTo }),
    privacy: t.expose('privacy', { type: enumOf('GroupPrivacy', groupPrivacies), visibleTo }),
    creator: t.field({
      type: User,
      visibleTo,
      resolve: async (group, _, ctx) => (await ctx.load(userById, group.created_by))!,
    }),
    category: t.field({
      type: PageCategory,
      nullable: true,
      visibleTo,
      resolve: (group, _, ctx) => (group.category_id ? ctx.load(pageCategoryById, group.category_id) : null),
    }),
    totalMembers: t.exposeInt('total_members', { visibleTo }),
    totalPosts: t.exposeInt('total_posts', { visibleTo }),
    totalReports: t.int({ visibleTo, resolve: (group, _, ctx) => ctx.load(reportsOfGroup, group.id) }),
    verified: t.exposeBoolean('verified', { visibleTo }),
    termStatus: t.expose('term_status', { type: enumOf('TermStatus', termStatuses), visibleTo }),
    reason: t.field({ type: [StatusReason], visibleTo, resolve: (group) => statusReasons(group.reason) }),
    createdAt: t.expose('created_at', { type: 'DateTime', visibleTo }),
    appLink: t.string({ ...appLink('GROUP'), visibleTo }),
    version: t.exposeInt('version', { visibleTo }),
    isOwn: t.boolean({ visibleTo, ...ownRecord('GROUP') }),
  }),
})
