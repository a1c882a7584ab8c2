import { area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'
import { bannerOperations } from './banner.operations.ts'

export const bannerRecord = defineRecord('BANNER', {
  type: 'Banner',
  fields: [
    'name',
    'type',
    'link',
    'postId',
    'pageId',
    'screen',
    'mediaId',
    'status',
    'startDate',
    'endDate',
    'position',
  ],
  seenAs: { link: 'data', postId: 'data', pageId: 'data', screen: 'data' },
  actions: ['createBanner', 'updateBanner', 'updateBannerPositions', 'cmsMoveBanner', 'cmsDeleteBanner'],
  history: area('PROMOTION'),
  readers: area('PROMOTION'),
  plannedBy: bannerOperations.updateBanner,
  plannedNewBy: bannerOperations.createBanner,
  address: (id) => `/banners/${id}/edit`,
})

export const menuBannerRecord = defineRecord('MENU_BANNER', {
  type: 'MenuBanner',
  fields: ['mediaId'],
  seenAs: { mediaId: 'display' },
  actions: ['uploadMenuBanner', 'cmsDeleteBannerMenu'],
  history: area('PROMOTION'),
  address: () => '/menu_banner',
})
