import { area } from '../../platform/shared/permission.ts'
import { defineRecord } from '../../platform/shared/record.ts'

export const bannerRecord = defineRecord({
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
  actions: ['createBanner', 'updateBanner', 'updateBannerPositions', 'cmsDeleteBanner'],
  history: area('PROMOTION'),
  readers: area('PROMOTION'),
  address: (id) => `/banners/${id}/edit`,
})

export const menuBannerRecord = defineRecord({
  fields: ['mediaId'],
  actions: ['uploadMenuBanner', 'cmsDeleteBannerMenu'],
  history: area('PROMOTION'),
  address: () => '/menu_banner',
})
