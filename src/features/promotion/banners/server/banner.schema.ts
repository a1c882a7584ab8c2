import { sql } from 'kysely'
import { z } from 'zod'
import { yesNo, yesNoOf } from '../../../../platform/shared/list.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { english, textIn } from '../../../../platform/server/english.ts'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { limitInput, listPageType, pageInput, searchText } from '../../../../platform/server/graphql/lists.ts'
import { recordById } from '../../../../platform/server/graphql/record-by-id.ts'
import { target } from '../../../../platform/server/graphql/target.ts'
import { contains } from '../../../../platform/server/lists/search.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { namesOf, registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { wasThere } from '../../../../platform/server/records/record-store.ts'
import { tableList } from '../../../../platform/server/records/table-list.ts'
import type { SpooledFile } from '../../../../platform/server/files/spool.ts'
import { registerUndo } from '../../../records/audit/server/public.ts'
import { Media, mediaById } from '../../../records/media/server/public.ts'
import { nameOfPerson } from '../../../records/persons/server/public.ts'
import { codelessStates } from '../../promotion-states/promotion-state.values.ts'
import { hasPromotionState, promotionStateOf } from '../../promotion-states/server/public.ts'
import type { Locale } from '../../../../platform/shared/text.ts'
import { bannerList } from '../banner.list.ts'
import { bannerOperations } from '../banner.operations.ts'
import { bannerRecord, menuBannerRecord } from '../banner.record.ts'
import { mostPlaces } from '../banner.rules.ts'
import { type BannerScreen, bannerScreens, menuBannerTypes, screenText } from '../banner.values.ts'
import {
  bannerChange,
  bannerInput,
  bannerModel,
  type BannerRow,
  banners,
  changeBanner,
  createBanner,
} from './banner.commands.ts'
import { moveBanner, moveBanners } from './banner.order.ts'
import { hasBlockedTarget, leadsToBlocked } from './banner.target.ts'
import { Banner, BannerScreenName } from './banner.type.ts'
import { type MenuBanners, menuBannersShown, shownNow } from './shown-now.ts'
import { deleteMenuBanner, menuBannerModel, uploadMenuBanner } from './menu-banner.commands.ts'

const bannerById = loaderById('banners')

/** Where a banner leads, in words. */
async function targetIn(banner: BannerRow, ctx: Context, locale: Locale): Promise<string | null> {
  const { link, post_id: post, page_id: page, screen } = banner
  if (post) return namesOf('POST')(ctx, post)
  if (page) return namesOf('PAGE')(ctx, page)
  return screen ? textIn(locale, screenText(screen)) : link
}

const list = tableList({
  spec: bannerList,
  title: 'banners_title',
  operation: bannerOperations.cmsListBanner,
  table: 'banners',
  where: {
    q: (text) => contains(sql`search_key(name)`, text),
    state: hasPromotionState({ on: sql`status = 'ENABLED'` }),
    leadsToBlocked: (answer) => sql<boolean>`${hasBlockedTarget} = ${answer === 'YES'}`,
  },
  sorts: { POSITION: 'position' },
  columns: {
    position: { title: 'banners_position', cell: (banner) => banner.position },
    name: { title: 'common_name', cell: (banner) => banner.name },
    type: { title: 'common_type', names: 'banners', cell: (banner) => banner.type },
    target: { title: 'banners_target', cell: targetIn },
    leadsToBlocked: {
      title: 'common_leads_to_blocked',
      names: 'common',
      cell: async (banner, ctx) => yesNoOf(await leadsToBlocked(ctx, banner)),
    },
    startDate: { title: 'banners_start', moment: (banner) => banner.start_date },
    endDate: { title: 'banners_end', moment: (banner) => banner.end_date },
    state: {
      title: 'promotion_states_state',
      names: 'promotion_states',
      cell: ({ status, start_date: start, end_date: end }) =>
        promotionStateOf({ on: status === 'ENABLED', start, end }),
    },
    status: { title: 'common_status', names: 'banners', cell: (banner) => banner.status },
    creator: { title: 'banners_creator', personal: true, cell: (banner, ctx) => nameOfPerson(ctx, banner.created_by) },
    createdAt: { title: 'common_created_at', moment: (banner) => banner.created_at },
  },
})
registerUndo({
  model: bannerModel,
  operation: bannerOperations.updateBanner,
  run: async (ctx, { before, ...banner }) => (await banners.putBack(ctx, banner, before)).version,
})
registerUndo({
  model: bannerModel,
  operation: bannerOperations.createBanner,
  run: async (ctx, { _id, version }) => (await banners.remove(ctx, { _id, version })).version + 1,
})
const reading = registerReading(bannerModel, { record: bannerRecord, rows: bannerById, gone: 'banners_text_gone' })
registerRecordNames(bannerModel, {
  nameIn: ({ name }) => name,
  references: {
    postId: namesOf('POST'),
    pageId: namesOf('PAGE'),
  },
})
registerReading(menuBannerModel, {
  record: menuBannerRecord,
  rows: loaderById('menu_banners'),
  gone: 'banners_text_gone',
})
registerRecordNames(menuBannerModel, {
  nameOf: async (ctx, id) =>
    (await ctx.db.selectFrom('menu_banners').select('type').where('id', '=', id).executeTakeFirst())?.type ?? null,
})

rootField(bannerOperations.cmsListBanner, {
  type: listPageType('BannerPage', Banner),
  input: z.object({
    limit: limitInput(bannerList.pageSize),
    page: pageInput(),
    filter: z
      .object({
        type: z
          .enum(['DISPLAYED', 'APP'])
          .meta({ graphql: 'BannerListType' })
          .nullish()
          .describe(
            'DISPLAYED, by default: all of them. APP: those that the app shows now, without those that lead to a blocked record.',
          ),
        q: searchText(bannerList.filters.q).nullish(),
        state: z.enum(codelessStates).meta({ graphql: 'PromotionStateOfCodeless' }).nullish(),
        leadsToBlocked: z.enum(yesNo).meta({ graphql: 'YesNo' }).nullish(),
      })
      .meta({ graphql: 'BannerFilter' })
      .nullish(),
  }),
  resolve({ limit, page, filter }, ctx) {
    const offset = page * limit
    if (filter?.type === 'APP') return shownNow(ctx.db, limit, offset)
    return list.page(ctx.db, {
      filters: { q: filter?.q, state: filter?.state, leadsToBlocked: filter?.leadsToBlocked },
      sort: bannerList.defaultSort,
      limit,
      offset,
    })
  },
})
rootField(bannerOperations.cmsGetBanner, {
  type: Banner,
  ...recordById(reading),
})
rootField(bannerOperations.createBanner, {
  description: 'A new banner comes last.',
  type: Banner,
  input: bannerInput,
  resolve: (banner, ctx) => createBanner(ctx, banner),
})
rootField(bannerOperations.updateBanner, {
  description: 'Absent fields keep their values.',
  type: Banner,
  input: bannerChange.extend(target.shape),
  resolve: ({ _id, version, ...change }, ctx) => changeBanner(ctx, { _id, version }, change),
})
rootField(bannerOperations.updateBannerPositions, {
  description:
    'The named banners take the places that they hold among themselves, in this order. Unknown ones are ignored.',
  type: [Banner],
  input: z.object({
    positions: z
      .array(z.object({ _id: recordId(), position: z.number().int() }).meta({ graphql: 'BannerPosition' }))
      .min(1)
      .max(100),
  }),
  resolve: ({ positions }, ctx) => moveBanners(ctx, positions),
})
rootField(bannerOperations.cmsMoveBanner, {
  description: 'Moves one banner to a place among all; the others close up. A place past the end is the last.',
  type: Banner,
  input: z.object({ _id: recordId(), place: z.number().int().min(1).max(mostPlaces) }),
  resolve: ({ _id, place }, ctx) => moveBanner(ctx, _id, place),
})
rootField(bannerOperations.cmsDeleteBanner, {
  description: 'False if it was gone already.',
  type: 'Boolean',
  input: target,
  resolve: (banner, ctx) => wasThere(banners.remove(ctx, banner)),
})

const ScreenOption = builder.objectRef<BannerScreen>('BannerScreen').implement({
  fields: (t) => ({
    title: t.string({ resolve: (screen) => english(screenText(screen)) }),
    screen: t.field({ type: BannerScreenName, resolve: (screen) => screen }),
  }),
})
rootField(bannerOperations.cmsListBannerScreen, {
  description: 'The screens of the app that a banner can lead to.',
  type: [ScreenOption],
  resolve: () => [...bannerScreens],
})

const MenuBanner = builder.objectRef<MenuBanners>('MenuBanner').implement({
  fields: (t) => ({
    display: t.field({
      type: Media,
      nullable: true,
      resolve: ({ MENU_BANNER_DISPLAY: id }, _, ctx) => (id ? ctx.load(mediaById, id) : null),
    }),
    download: t.field({
      type: Media,
      nullable: true,
      resolve: ({ MENU_BANNER_DOWNLOAD: id }, _, ctx) => (id ? ctx.load(mediaById, id) : null),
    }),
  }),
})
rootField(bannerOperations.getMenuBanner, {
  type: MenuBanner,
  resolve: (_, ctx) => menuBannersShown(ctx.db),
})
const bannerType = z.enum(menuBannerTypes).meta({ graphql: 'MenuBannerType' })
rootField(bannerOperations.uploadMenuBanner, {
  type: Media,
  input: z.object({ file: z.custom<SpooledFile>().meta({ graphql: 'Upload' }), bannerType }),
  resolve: ({ file, bannerType }, ctx) => uploadMenuBanner(ctx, bannerType, file),
})
rootField(bannerOperations.cmsDeleteBannerMenu, {
  description: 'False if there was none.',
  type: 'Boolean',
  input: z.object({ bannerType }),
  resolve: ({ bannerType }, ctx) => deleteMenuBanner(ctx, bannerType),
})
