import { builder, enumNamed } from '../../../../platform/server/graphql/builder.ts'
import { Media, mediaById } from '../../../records/media/server/public.ts'
import { Page, pageById } from '../../../content/pages/server/public.ts'
import { Post, postById } from '../../../content/posts/server/public.ts'
import { PromotionStateEnum, promotionStateOf } from '../../promotion-states/server/public.ts'
import { User, userById } from '../../../records/persons/server/public.ts'
import { bannerScreens, bannerStatuses, bannerTypes } from '../banner.values.ts'
import type { BannerRow } from './banner.commands.ts'
import { placeOf } from './banner.order.ts'
import { leadsToBlocked } from './banner.target.ts'

export const BannerScreenName = enumNamed('BannerScreenName', bannerScreens)

const BannerData = builder.objectRef<BannerRow>('BannerData').implement({
  description: 'Where a banner leads: one of these.',
  fields: (t) => ({
    link: t.exposeString('link', { nullable: true }),
    postId: t.exposeID('post_id', { nullable: true }),
    post: t.field({
      type: Post,
      nullable: true,
      resolve: (banner, _, ctx) => (banner.post_id ? ctx.load(postById, banner.post_id) : null),
    }),
    pageId: t.exposeID('page_id', { nullable: true }),
    page: t.field({
      type: Page,
      nullable: true,
      resolve: (banner, _, ctx) => (banner.page_id ? ctx.load(pageById, banner.page_id) : null),
    }),
    screen: t.expose('screen', { type: BannerScreenName, nullable: true }),
  }),
})

export const Banner = builder.objectRef<BannerRow>('Banner').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    type: t.expose('type', { type: enumNamed('BannerType', bannerTypes) }),
    data: t.field({ type: BannerData, resolve: (banner) => banner }),
    leadsToBlocked: t.boolean({
      description: 'Whether its target is blocked. The app does not show it then.',
      resolve: (banner, _, ctx) => leadsToBlocked(ctx, banner),
    }),
    mediaId: t.exposeID('media_id'),
    media: t.field({ type: Media, resolve: async (banner, _, ctx) => (await ctx.load(mediaById, banner.media_id))! }),
    status: t.expose('status', { type: enumNamed('BannerStatus', bannerStatuses) }),
    state: t.field({
      type: PromotionStateEnum,
      resolve: (banner) =>
        promotionStateOf({ on: banner.status === 'ENABLED', start: banner.start_date, end: banner.end_date }),
    }),
    startDate: t.expose('start_date', { type: 'DateTime' }),
    endDate: t.expose('end_date', { type: 'DateTime' }),
    position: t.exposeInt('position'),
    place: t.int({ description: 'Among all, counted from 1.', resolve: ({ id }, _, ctx) => ctx.load(placeOf, id) }),
    createdBy: t.exposeID('created_by'),
    creator: t.field({ type: User, resolve: async (banner, _, ctx) => (await ctx.load(userById, banner.created_by))! }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    version: t.exposeInt('version'),
  }),
})
