// Separate from the rules: every list loads the names of these values, for the audit log, but should not load the rules.

export const bannerTypes = ['LINK', 'POST', 'PAGE', 'SCREEN'] as const
export type BannerType = (typeof bannerTypes)[number]
export const bannerStatuses = ['ENABLED', 'DISABLED'] as const
export type BannerStatus = (typeof bannerStatuses)[number]
/** The screens of the app that a banner can lead to. */
export const bannerScreens = [
  'HOME',
  'WALLET',
  'VOUCHERS',
  'LUCKY_WHEEL',
  'REFERRAL',
  'BADGES',
  'PLACES',
  'NOTIFICATIONS',
  'PROFILE',
] as const
export type BannerScreen = (typeof bannerScreens)[number]

const screenTexts = {
  HOME: 'banners_text_screen_home',
  WALLET: 'banners_text_screen_wallet',
  VOUCHERS: 'banners_text_screen_vouchers',
  LUCKY_WHEEL: 'banners_text_screen_lucky_wheel',
  REFERRAL: 'banners_text_screen_referral',
  BADGES: 'banners_text_screen_badges',
  PLACES: 'banners_text_screen_places',
  NOTIFICATIONS: 'banners_text_screen_notifications',
  PROFILE: 'banners_text_screen_profile',
} as const satisfies Record<BannerScreen, string>
/** The text with a screen's name. */
export const screenText = (screen: BannerScreen) => screenTexts[screen]

export const menuBannerTypes = ['MENU_BANNER_DISPLAY', 'MENU_BANNER_DOWNLOAD'] as const
export type MenuBannerType = (typeof menuBannerTypes)[number]
