import { enumNamed, memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { MemberMedia } from '../../../records/media/member/public.ts'
import { mediaById } from '../../../records/media/server/public.ts'
import { memberBannerOperations } from '../banner.operations.ts'
import { bannerScreens, bannerTypes } from '../banner.values.ts'
import type { BannerRow } from '../server/banner.commands.ts'
import { type MenuBanners, menuBannersShown, shownNow } from '../server/shown-now.ts'

/** The most banners that the app shows one after another. */
const mostShown = 100

const BannerData = memberBuilder.objectRef<BannerRow>('BannerData').implement({
  description: 'Where a banner leads: one of these.',
  fields: (t) => ({
    link: t.exposeString('link', { nullable: true }),
    postId: t.exposeID('post_id', { nullable: true }),
    pageId: t.exposeID('page_id', { nullable: true }),
    screen: t.expose('screen', { type: enumNamed('BannerScreenName', bannerScreens, 'MEMBER'), nullable: true }),
  }),
})

const Banner = memberBuilder.objectRef<BannerRow>('Banner').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    type: t.expose('type', { type: enumNamed('BannerType', bannerTypes, 'MEMBER') }),
    data: t.field({ type: BannerData, resolve: (banner) => banner }),
    media: t.field({
      type: MemberMedia,
      resolve: async (banner, _, ctx) => (await ctx.load(mediaById, banner.media_id))!,
    }),
    position: t.exposeInt('position'),
  }),
})

const MenuBannersType = memberBuilder.objectRef<MenuBanners>('MenuBanners').implement({
  fields: (t) => ({
    display: t.field({
      type: MemberMedia,
      nullable: true,
      resolve: ({ MENU_BANNER_DISPLAY: id }, _, ctx) => (id ? ctx.load(mediaById, id) : null),
    }),
    download: t.field({
      type: MemberMedia,
      nullable: true,
      resolve: ({ MENU_BANNER_DOWNLOAD: id }, _, ctx) => (id ? ctx.load(mediaById, id) : null),
    }),
  }),
})

rootField(memberBannerOperations.banners, {
  description: 'The banners that the app shows now, in their order.',
  type: [Banner],
  resolve: (_, ctx) => shownNow(ctx.db, mostShown, 0).items(),
})
rootField(memberBannerOperations.menuBanners, {
  description: 'The pictures of the menu, as far as there are any.',
  type: MenuBannersType,
  resolve: (_, ctx) => menuBannersShown(ctx.db),
})
