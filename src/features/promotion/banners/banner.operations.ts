import { defineMemberOperations, defineOperations } from '../../../platform/shared/operation.ts'
import { area, member } from '../../../platform/shared/permission.ts'

const promotion = area('PROMOTION')

export const bannerOperations = defineOperations({
  query: {
    cmsListBanner: promotion,
    cmsGetBanner: promotion,
    cmsListBannerScreen: promotion,
    getMenuBanner: promotion,
  },
  fromStandby: ['cmsListBanner'],
  mutation: {
    createBanner: promotion,
    updateBanner: promotion,
    updateBannerPositions: promotion,
    cmsMoveBanner: promotion,
    cmsDeleteBanner: promotion,
    uploadMenuBanner: promotion,
    cmsDeleteBannerMenu: promotion,
  },
})

export const memberBannerOperations = defineMemberOperations({
  query: { banners: member, menuBanners: member },
  fromStandby: ['banners', 'menuBanners'],
  mutation: {},
})
