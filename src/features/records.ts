/**
 * All kinds of records in the audit log, under their model names: a feature adds its own here and its words in
 * `record-words.ts`.
 */
export { addressRecord as ADDRESS } from './security/security.record.ts'
export { badgeRecord as BADGE, registerFormRecord as BADGE_REGISTER_FORM } from './badges/badge.record.ts'
export { badgeRequestRecord as BADGE_REQUEST } from './badge-requests/badge-request.record.ts'
export { caseRecord as CASE } from './desk/case.record.ts'
export { changeSetRecord as CHANGE_SET } from './change-sets/change-set.record.ts'
export { commentRecord as COMMENT } from './comments/comment.record.ts'
export { configRecord as CONFIG } from './configs/config.record.ts'
export { eventRecord as EVENT } from './events/event.record.ts'
export { groupRecord as GROUP } from './groups/group.record.ts'
export { listRecord as LIST } from './exports/export.record.ts'
export {
  luckyWheelRecord as LUCKY_WHEEL,
  luckyWheelPrizeRecord as LUCKY_WHEEL_PRIZE,
} from './lucky-wheels/lucky-wheel.record.ts'
export { mediaRecord as MEDIA } from './media/media.record.ts'
export { bannerRecord as BANNER, menuBannerRecord as MENU_BANNER } from './banners/banner.record.ts'
export { pageRecord as PAGE } from './pages/page.record.ts'
export { pageCategoryRecord as PAGE_CATEGORY } from './page-categories/page-category.record.ts'
export { placeRecord as PLACE } from './places/place.record.ts'
export { postRecord as POST } from './posts/post.record.ts'
export { presetReasonRecord as PRESET_REASON } from './preset-reasons/preset-reason.record.ts'
export { productRecord as PRODUCT } from './products/product.record.ts'
export { reportRecord as REPORT } from './reports/report.record.ts'
export { sensitiveWordRecord as SENSITIVE_WORD } from './sensitive-words/sensitive-word.record.ts'
export { sessionRecord as SESSION } from './session/session.record.ts'
export { systemNotificationRecord as SYSTEM_NOTIFICATION } from './system-notifications/system-notification.record.ts'
export { systemSettingRecord as SYSTEM_SETTING } from './system-settings/system-setting.record.ts'
export { trustedPointRecord as TRUSTED_POINT_CONFIG } from './trusted-points/trusted-point.record.ts'
export { userRecord as USER } from './users/user.record.ts'
export { verifyRecord as VERIFY } from './verifies/verify.record.ts'
export { viewRecord as VIEW } from './views/view.record.ts'
export { voucherRecord as VOUCHER } from './vouchers/voucher.record.ts'
export { voucherCodeRecord as VOUCHER_CODE } from './voucher-codes/voucher-code.record.ts'
