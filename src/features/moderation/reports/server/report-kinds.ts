import { enumOf } from '../../../../platform/server/graphql/builder.ts'
import { commentById } from '../../../content/comments/server/public.ts'
import { groupById } from '../../../content/groups/server/public.ts'
import { Media, mediaById } from '../../../records/media/server/public.ts'
import { nameOfCategory, PageCategory, pageCategoryById } from '../../../content/page-categories/server/public.ts'
import { Page, pageById, pageTypeNames } from '../../../content/pages/server/public.ts'
import { pageTypes } from '../../../content/pages/page.values.ts'
import { mediasOfPost, postById } from '../../../content/posts/server/public.ts'
import { postTypes } from '../../../content/posts/post.values.ts'
import { mediasOfProduct, productById } from '../../../content/products/server/public.ts'
import { productTypes } from '../../../content/products/product.values.ts'
import { balanceOf, Gender, nameOfPerson, User, userById } from '../../../records/persons/server/public.ts'
import { mostPostsCounted } from '../report.values.ts'
import { holdersOf } from './report.queries.ts'
import { reportKind } from './report-kind.ts'

const PostType = enumOf('PostType', postTypes)
const ProductType = enumOf('ProductType', productTypes)
const PageType = enumOf('PageType', pageTypes)

/** By default the lists of users, groups and media return a hundred rows, the list of pages one. */
const many = { limit: 100 }

const postReports = reportKind({
  model: 'POST',
  recordById: postById,
  wire: { sortApart: true },
  fields: (t) => ({
    type: t.expose('type', { type: PostType }),
    title: t.exposeString('title'),
    content: t.exposeString('content'),
    medias: t.field({ type: [Media], resolve: (post, _, ctx) => ctx.load(mediasOfPost, post.id) }),
    creator: t.field({ type: User, resolve: async (post, _, ctx) => (await ctx.load(userById, post.created_by))! }),
    page: t.field({
      type: Page,
      nullable: true,
      description: 'The page in whose name it was written.',
      resolve: (post, _, ctx) => (post.page_id ? ctx.load(pageById, post.page_id) : null),
    }),
  }),
  columns: {
    title: { title: 'common_title', cell: (post) => post.title },
    content: { title: 'common_content', cell: (post) => post.content },
    type: { title: 'common_type', names: 'posts_type', cell: (post) => post.type },
    creator: { title: 'reports_creator', personal: true, cell: (post, ctx) => nameOfPerson(ctx, post.created_by) },
    createdAt: { title: 'reports_written_at', moment: (post) => post.created_at },
  },
})

const commentReports = reportKind({
  model: 'COMMENT',
  recordById: commentById,
  wire: { sortApart: true },
  fields: (t) => ({
    content: t.exposeString('content'),
    creator: t.field({
      type: User,
      resolve: async (comment, _, ctx) => (await ctx.load(userById, comment.created_by))!,
    }),
    commentedAsPage: t.field({
      type: Page,
      nullable: true,
      description: 'The page in whose name it was written.',
      resolve: (comment, _, ctx) => (comment.page_id ? ctx.load(pageById, comment.page_id) : null),
    }),
  }),
  columns: {
    content: { title: 'common_content', cell: (comment) => comment.content },
    creator: {
      title: 'reports_creator',
      personal: true,
      cell: (comment, ctx) => nameOfPerson(ctx, comment.created_by),
    },
    createdAt: { title: 'reports_written_at', moment: (comment) => comment.created_at },
  },
})

const productReports = reportKind({
  model: 'PRODUCT',
  recordById: productById,
  fields: (t) => ({
    type: t.expose('type', { type: ProductType }),
    title: t.exposeString('title'),
    content: t.exposeString('content'),
    medias: t.field({ type: [Media], resolve: (product, _, ctx) => ctx.load(mediasOfProduct, product.id) }),
    creator: t.field({
      type: User,
      resolve: async (product, _, ctx) => (await ctx.load(userById, product.created_by))!,
    }),
    page: t.field({ type: Page, resolve: async (product, _, ctx) => (await ctx.load(pageById, product.page_id))! }),
  }),
  columns: {
    title: { title: 'common_title', cell: (product) => product.title },
    content: { title: 'common_content', cell: (product) => product.content },
    type: { title: 'common_type', names: 'products_type', cell: (product) => product.type },
    creator: {
      title: 'reports_creator',
      personal: true,
      cell: (product, ctx) => nameOfPerson(ctx, product.created_by),
    },
    page: { title: 'pages_record', cell: async (product, ctx) => (await ctx.load(pageById, product.page_id))!.name },
    createdAt: { title: 'common_created_at', moment: (product) => product.created_at },
  },
})

const pageReports = reportKind({
  model: 'PAGE',
  recordById: pageById,
  wire: { limit: 1 },
  fields: (t) => ({
    name: t.exposeString('name'),
    type: t.expose('type', { type: PageType }),
    businessType: t.string({
      nullable: true,
      description: 'The enum of its category; null for a community.',
      resolve: async (page, _, ctx) =>
        page.category_id ? (await ctx.load(pageCategoryById, page.category_id))!.enum : null,
    }),
    category: t.field({
      type: PageCategory,
      nullable: true,
      resolve: (page, _, ctx) => (page.category_id ? ctx.load(pageCategoryById, page.category_id) : null),
    }),
    creator: t.field({ type: User, resolve: async (page, _, ctx) => (await ctx.load(userById, page.created_by))! }),
  }),
  columns: {
    name: { title: 'common_title', cell: (page) => page.name },
    type: { title: 'common_type', names: pageTypeNames, cell: (page) => page.type },
    businessType: {
      title: 'reports_business_type',
      cell: (page, ctx, locale) => nameOfCategory(ctx, page.category_id, locale),
    },
    creator: { title: 'reports_creator', personal: true, cell: (page, ctx) => nameOfPerson(ctx, page.created_by) },
    createdAt: { title: 'common_created_at', moment: (page) => page.created_at },
  },
})

const userReports = reportKind({
  model: 'USER',
  recordById: userById,
  wire: many,
  fields: (t) => ({
    fullName: t.exposeString('full_name'),
    photoUrl: t.exposeString('photo_url', { nullable: true }),
    avatar: t.field({
      type: Media,
      nullable: true,
      resolve: (user, _, ctx) => (user.avatar_id ? ctx.load(mediaById, user.avatar_id) : null),
    }),
    gender: t.expose('gender', { type: Gender }),
    email: t.exposeString('email', { nullable: true }),
    phoneNumber: t.exposeString('phone_number'),
    point: t.field({
      type: 'Points',
      resolve: async (user, _, ctx) => (await ctx.load(balanceOf, user.id))!.active_points,
    }),
  }),
  columns: {
    fullName: { title: 'common_full_name', personal: true, cell: (user) => user.full_name },
    gender: { title: 'common_gender', personal: true, names: 'common_gender', cell: (user) => user.gender },
    email: { title: 'common_email', personal: true, cell: (user) => user.email },
    createdAt: { title: 'common_created_at', moment: (user) => user.created_at },
  },
})

const groupReports = reportKind({
  model: 'GROUP',
  recordById: groupById,
  wire: many,
  fields: (t) => ({
    name: t.exposeString('name'),
    totalMembers: t.exposeInt('total_members'),
    totalPosts: t.exposeInt('total_posts'),
    creator: t.field({ type: User, resolve: async (group, _, ctx) => (await ctx.load(userById, group.created_by))! }),
  }),
  columns: {
    name: { title: 'common_name', cell: (group) => group.name },
    totalMembers: { title: 'reports_total_members', cell: (group) => group.total_members },
    totalPosts: { title: 'reports_total_posts', cell: (group) => group.total_posts },
    creator: { title: 'reports_creator', personal: true, cell: (group, ctx) => nameOfPerson(ctx, group.created_by) },
    createdAt: { title: 'common_created_at', moment: (group) => group.created_at },
  },
})

const mediaReports = reportKind({
  model: 'MEDIA',
  recordById: mediaById,
  wire: many,
  fields: (t) => ({
    avatar: t.field({ type: Media, description: 'The picture or video itself.', resolve: (media) => media }),
    totalPosts: t.int({
      description: `The posts that hold it; at most ${mostPostsCounted} are counted.`,
      resolve: async (media, _, ctx) => (await ctx.load(holdersOf, media.id)).posts,
    }),
    totalMembers: t.int({
      description: 'The authors of those posts; at least so many if not all posts are counted.',
      resolve: async (media, _, ctx) => (await ctx.load(holdersOf, media.id)).members,
    }),
    uploader: t.field({
      type: User,
      nullable: true,
      resolve: (media, _, ctx) => (media.uploaded_by ? ctx.load(userById, media.uploaded_by) : null),
    }),
  }),
  columns: {
    avatar: { title: 'reports_avatar', cell: (media) => media.key },
    totalMembers: {
      title: 'reports_total_members',
      cell: async (media, ctx) => (await ctx.load(holdersOf, media.id)).members,
    },
    totalPosts: {
      title: 'reports_total_posts',
      cell: async (media, ctx) => (await ctx.load(holdersOf, media.id)).posts,
    },
    uploader: {
      title: 'reports_uploader',
      personal: true,
      cell: (media, ctx) => (media.uploaded_by ? nameOfPerson(ctx, media.uploaded_by) : null),
    },
    createdAt: { title: 'common_created_at', moment: (media) => media.created_at },
  },
})

export const reportKinds = {
  USER: userReports,
  POST: postReports,
  COMMENT: commentReports,
  GROUP: groupReports,
  MEDIA: mediaReports,
  PAGE: pageReports,
  PRODUCT: productReports,
} as const
