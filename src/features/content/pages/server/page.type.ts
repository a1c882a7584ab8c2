import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { ownRecord } from '../../../../platform/server/access/own-record.ts'
import { area, termStatuses, type Viewer } from '../../../../platform/shared/permission.ts'
import { appLink } from '../../../records/external-ids/server/public.ts'
import { Media, mediaById } from '../../../records/media/server/public.ts'
import { PageCategory, pageCategoryById } from '../../page-categories/server/public.ts'
import { StatusReason, statusReasons } from '../../../records/term-status/server/public.ts'
import { User, userById } from '../../../records/persons/server/public.ts'
import { pageTypes, verifyStatuses } from '../page.values.ts'
import { adminsOfPage, type PageRow, reportsOfPage } from './page.queries.ts'

/** Readers of posts see the page in whose name a post was written; the rest is for the screens of pages. */
const moderation = area('MODERATION')
const visibleTo = (viewer: Viewer | null) => moderation.allows(viewer)

const PageTotals = builder.objectRef<PageRow>('PageTotals').implement({
  fields: (t) => ({
    likes: t.exposeInt('total_likes'),
    posts: t.exposeInt('total_posts'),
    follows: t.exposeInt('total_follows'),
    reviews: t.exposeInt('total_reviews'),
    reports: t.int({ resolve: (page, _, ctx) => ctx.load(reportsOfPage, page.id) }),
  }),
})

const PageType = enumOf('PageType', pageTypes)
const VerifyStatus = enumOf('VerifyStatus', verifyStatuses)
type Verify = NonNullable<PageRow['verify_status']>

const PageVerify = builder.objectRef<{ status: Verify }>('PageVerify').implement({
  description: 'The newest request for verification.',
  fields: (t) => ({ status: t.expose('status', { type: VerifyStatus }) }),
})

export const Page = builder.objectRef<PageRow>('Page').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    description: t.exposeString('description', { visibleTo }),
    phoneNumber: t.exposeString('phone_number', { nullable: true, visibleTo }),
    email: t.exposeString('email', { nullable: true, visibleTo }),
    website: t.exposeString('website', { nullable: true, visibleTo }),
    isPartner: t.exposeBoolean('is_partner', { visibleTo }),
    isProvideNews: t.exposeBoolean('is_provide_news', { visibleTo, description: 'Its posts are hot news.' }),
    type: t.expose('type', { type: PageType, visibleTo }),
    businessType: t.string({
      nullable: true,
      visibleTo,
      description: 'The enum of its category; null for a community.',
      resolve: async (page, _, ctx) =>
        page.category_id ? (await ctx.load(pageCategoryById, page.category_id))!.enum : null,
    }),
    category: t.field({
      type: PageCategory,
      nullable: true,
      visibleTo,
      resolve: (page, _, ctx) => (page.category_id ? ctx.load(pageCategoryById, page.category_id) : null),
    }),
    creator: t.field({
      type: User,
      visibleTo,
      resolve: async (page, _, ctx) => (await ctx.load(userById, page.created_by))!,
    }),
    owner: t.field({
      type: User,
      nullable: true,
      visibleTo,
      resolve: (page, _, ctx) => (page.owner_id ? ctx.load(userById, page.owner_id) : null),
    }),
    admins: t.field({ type: [User], visibleTo, resolve: (page, _, ctx) => ctx.load(adminsOfPage, page.id) }),
    logo: t.field({
      type: Media,
      nullable: true,
      visibleTo,
      resolve: (page, _, ctx) => (page.logo_id ? ctx.load(mediaById, page.logo_id) : null),
    }),
    verified: t.exposeBoolean('verified', { visibleTo }),
    verify: t.field({
      type: PageVerify,
      nullable: true,
      visibleTo,
      resolve: ({ verify_status: status }) => status && { status },
    }),
    totals: t.field({ type: PageTotals, visibleTo, resolve: (page) => page }),
    pinnedLimit: t.exposeInt('pinned_limit', {
      nullable: true,
      visibleTo,
      description: 'How many products it may pin.',
    }),
    termStatus: t.expose('term_status', { type: enumOf('TermStatus', termStatuses), visibleTo }),
    reason: t.field({ type: [StatusReason], visibleTo, resolve: (page) => statusReasons(page.reason) }),
    createdAt: t.expose('created_at', { type: 'DateTime', visibleTo }),
    appLink: t.string({ ...appLink('PAGE'), visibleTo }),
    version: t.exposeInt('version', { visibleTo }),
    isOwn: t.boolean({ visibleTo, ...ownRecord('PAGE') }),
  }),
})
