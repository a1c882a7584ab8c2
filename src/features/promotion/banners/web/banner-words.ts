import { createElement } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/banners.js'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { pictureName } from '../../../../platform/web/words/picture-name.ts'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { bannerRecord, menuBannerRecord } from '../banner.record.ts'
import { translate } from '../../../../platform/web/words/texts.ts'
import { pages, posts, TargetName } from './banner-targets.tsx'
import { type BannerScreen, type BannerStatus, type BannerType, screenText } from '../banner.values.ts'

export const statusName = (status: BannerStatus) => (status === 'ENABLED' ? m.banners_enabled() : m.banners_disabled())
export const screenName = (screen: BannerScreen) => translate({ reason: screenText(screen) })

const typeNames: Readonly<Record<BannerType, () => string>> = {
  LINK: m.banners_link,
  POST: m.banners_post,
  PAGE: m.banners_page,
  SCREEN: m.banners_screen,
}
export const typeName = (type: BannerType) => typeNames[type]()

const moment = (at: unknown) => absoluteTime(String(at))
const picture = { label: m.banners_media, value: pictureName }

export const bannerWords = recordWords(bannerRecord, {
  name: m.banners_record,
  fields: {
    name: { label: m.common_name },
    type: { label: m.common_type, value: (type) => typeName(type as BannerType) },
    link: { label: m.banners_link },
    postId: { label: m.banners_post, value: (id) => createElement(TargetName, { id: String(id), of: posts }) },
    pageId: { label: m.banners_page, value: (id) => createElement(TargetName, { id: String(id), of: pages }) },
    screen: { label: m.banners_screen, value: (screen) => screenName(screen as BannerScreen) },
    mediaId: picture,
    status: { label: m.common_status, value: (status) => statusName(status as BannerStatus) },
    startDate: { label: m.banners_start, value: moment },
    endDate: { label: m.banners_end, value: moment },
    place: { label: m.banners_position },
    position: { label: m.banners_position },
    days: { label: m.banners_days },
  },
  actions: {
    createBanner: m.banners_action_create,
    updateBanner: m.banners_action_update,
    updateBannerPositions: m.banners_action_move,
    cmsMoveBanner: m.banners_action_move,
    cmsDeleteBanner: m.banners_action_delete,
  },
})

export const menuBannerWords = recordWords(menuBannerRecord, {
  name: m.banners_menu_record,
  fields: { mediaId: picture },
  actions: {
    uploadMenuBanner: m.banners_action_upload_menu,
    cmsDeleteBannerMenu: m.banners_action_delete_menu,
  },
})
