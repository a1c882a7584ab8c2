import {
  BellOutlined,
  DashboardOutlined,
  EnvironmentOutlined,
  FileTextOutlined,
  GiftOutlined,
  PieChartOutlined,
  SafetyCertificateOutlined,
  SettingOutlined,
  ShopOutlined,
  ControlOutlined,
  ShoppingOutlined,
  TagsOutlined,
  TrophyOutlined,
  StopOutlined,
  TeamOutlined,
  AuditOutlined,
  ApiOutlined,
  FilterOutlined,
  FlagOutlined,
  MessageOutlined,
  CrownOutlined,
  UsergroupAddOutlined,
  CustomerServiceOutlined,
} from '@ant-design/icons'
import { badgeRequestOperations } from '../features/people/badge-requests/badge-request.operations.ts'
import { supportOperations } from '../features/people/support/support.operations.ts'
import { referralOperations } from '../features/people/referrals/referral.operations.ts'
import { badgeOperations } from '../features/people/badges/badge.operations.ts'
import { bannerOperations } from '../features/promotion/banners/banner.operations.ts'
import { changeSetOperations } from '../features/records/change-sets/change-set.operations.ts'
import { configOperations } from '../features/settings/configs/config.operations.ts'
import { deskOperations } from '../features/moderation/desk/desk.operations.ts'
import { dashboardOperations } from '../features/overview/dashboard/dashboard.operations.ts'
import { apiKeyOperations } from '../features/integration/api-keys/api-key.operations.ts'
import { auditOperations } from '../features/records/audit/audit.operations.ts'
import { eventOperations } from '../features/promotion/events/event.operations.ts'
import { explorerOperations } from '../features/integration/explorer/explorer.operations.ts'
import { groupOperations } from '../features/content/groups/group.operations.ts'
import { installationOperations } from '../features/settings/installation/installation.operations.ts'
import { jobOperations } from '../features/settings/jobs/job.operations.ts'
import { luckyWheelOperations } from '../features/promotion/lucky-wheels/lucky-wheel.operations.ts'
import { conditionOperations } from '../features/promotion/lucky-wheel-conditions/condition.operations.ts'
import { instructionOperations } from '../features/promotion/lucky-wheel-instructions/instruction.operations.ts'
import { messageOperations } from '../features/promotion/lucky-wheel-messages/message.operations.ts'
import { termOperations } from '../features/promotion/lucky-wheel-terms/term.operations.ts'
import { pageCategoryOperations } from '../features/content/page-categories/page-category.operations.ts'
import { noteOperations } from '../features/moderation/notes/note.operations.ts'
import { replyOperations } from '../features/moderation/replies/reply.operations.ts'
import { pageOperations } from '../features/content/pages/page.operations.ts'
import { placeOperations } from '../features/content/places/place.operations.ts'
import { postOperations } from '../features/content/posts/post.operations.ts'
import { calendarOperations } from '../features/promotion/promotion-calendar/calendar.operations.ts'
import { productOperations } from '../features/content/products/product.operations.ts'
import { presetReasonOperations } from '../features/records/term-status/preset-reason.operations.ts'
import { runOperations } from '../features/records/runs/run.operations.ts'
import { sensitiveWordOperations } from '../features/moderation/sensitive-words/sensitive-word.operations.ts'
import { systemNotificationOperations } from '../features/settings/system-notifications/system-notification.operations.ts'
import { systemSettingOperations } from '../features/settings/system-settings/system-setting.operations.ts'
import { pointsLedgerOperations } from '../features/people/points-ledger/points-ledger.operations.ts'
import { trustedPointOperations } from '../features/people/trusted-points/trusted-point.operations.ts'
import { reportOperations } from '../features/moderation/reports/report.operations.ts'
import { personOperations } from '../features/records/persons/person.operations.ts'
import { verifyOperations } from '../features/moderation/verifies/verify.operations.ts'
import { m } from '../generated/messages/messages.js'
import { voucherOperations } from '../features/promotion/vouchers/voucher.operations.ts'
import { webhookOperations } from '../features/integration/webhooks/webhook.operations.ts'
import type { Operation } from '../platform/shared/operation.ts'
import { area } from '../platform/shared/permission.ts'
import type { MenuEntry } from '../platform/web/shell/menu.ts'

/** Only for people who begin imports and generations. Everybody else gets there by the notice of a large export. */
const longWork: Operation = { ...runOperations.cmsRuns, permission: area('PROMOTION', 'MODERATION') }

/** The side menu, in the order of the specification. */
export const menu: readonly MenuEntry[] = [
  {
    label: m.dashboard_menu,
    path: '/dashboard',
    icon: DashboardOutlined,
    letter: 'd',
    operation: dashboardOperations.cmsNumberOfUsers,
    within: [
      { label: m.dashboard_menu_statistics, path: '/dashboard', operation: dashboardOperations.cmsNumberOfUsers },
      {
        label: m.dashboard_top_users,
        path: '/dashboard/top-users',
        operation: dashboardOperations.cmsTopUsersByPointsPerDay,
      },
      { label: m.dashboard_contents, path: '/dashboard/contents', operation: dashboardOperations.cmsPostsPerDay },
    ],
  },
  { label: m.app_posts, path: '/posts', icon: FileTextOutlined, letter: 'p', operation: postOperations.cmsGetPosts },
  {
    label: m.app_blocked_posts,
    path: '/posts/blocked',
    icon: StopOutlined,
    letter: 'b',
    operation: postOperations.cmsGetBlockedPosts,
  },
  {
    label: m.app_users,
    path: '/users',
    icon: TeamOutlined,
    letter: 'u',
    operation: personOperations.cmsGetUsers,
    within: [
      { label: m.app_blocked_users, path: '/users/BLOCKED', operation: personOperations.cmsGetUsers },
      { label: m.app_providers, path: '/users/providers', operation: personOperations.cmsGetUsers },
      { label: m.referrals_title, path: '/users/referrals', operation: referralOperations.cmsListReferrals },
    ],
  },
  {
    label: m.support_title,
    path: '/support',
    icon: CustomerServiceOutlined,
    letter: 'h',
    operation: supportOperations.cmsMemberPoints,
    figure: { operation: supportOperations.cmsListPointCorrections, text: m.support_waiting },
    within: [
      { label: m.support_find, path: '/support', operation: supportOperations.cmsMemberPoints },
      {
        label: m.support_corrections,
        path: '/support/corrections',
        operation: supportOperations.cmsListPointCorrections,
      },
    ],
  },
  {
    label: m.badges_title,
    path: '/badges',
    icon: CrownOutlined,
    letter: 'g',
    operation: badgeOperations.getBadge,
    within: [
      {
        label: m.badge_requests_title,
        path: '/badges/verifies',
        operation: badgeRequestOperations.cmsListRequestBadges,
      },
      {
        label: m.badges_form_title,
        path: '/badges/register_form',
        operation: badgeOperations.cmsListBadgeRegisterForms,
      },
    ],
  },
  {
    label: m.verifies_menu,
    path: '/verifies/page',
    icon: SafetyCertificateOutlined,
    letter: 'v',
    operation: verifyOperations.cmsGetVerifies,
    within: [
      { label: m.verifies_page_title, path: '/verifies/page', operation: verifyOperations.cmsGetVerifies },
      { label: m.verifies_user_title, path: '/verifies/user', operation: verifyOperations.cmsGetVerifies },
    ],
  },
  {
    label: m.notes_marks_title,
    path: '/marks',
    icon: MessageOutlined,
    letter: 'f',
    operation: noteOperations.cmsGetMarks,
    figure: { operation: noteOperations.cmsGetMarks, text: m.notes_marks_waiting },
  },
  {
    label: m.app_reports,
    path: '/reports/page',
    icon: FlagOutlined,
    letter: 'r',
    operation: reportOperations.cmsGetPageReports,
    within: [
      { label: m.desk_title, path: '/reports', operation: deskOperations.cmsGetCases },
      { label: m.replies_title, path: '/replies', operation: replyOperations.cmsGetSavedReplies },
      {
        label: m.dashboard_moderators,
        path: '/dashboard/moderators',
        operation: dashboardOperations.cmsModeratorFigures,
      },
      { label: m.desk_calibration, path: '/reports/calibration', operation: deskOperations.cmsGetCalibration },
      { label: m.app_reports_of_pages, path: '/reports/page', operation: reportOperations.cmsGetPageReports },
      { label: m.app_reports_of_posts, path: '/reports/post', operation: reportOperations.cmsGetPostReports },
      { label: m.app_reports_of_users, path: '/reports/user', operation: reportOperations.cmsGetUserReports },
      { label: m.app_reports_of_comments, path: '/reports/comment', operation: reportOperations.cmsGetCommentReports },
      { label: m.app_reports_of_groups, path: '/reports/group', operation: reportOperations.cmsGetGroupReports },
      { label: m.app_reports_of_media, path: '/reports/media', operation: reportOperations.cmsGetMediaReports },
      { label: m.app_reports_of_products, path: '/reports/product', operation: reportOperations.cmsGetProductReports },
    ],
  },
  {
    label: m.products_title,
    path: '/products',
    icon: ShoppingOutlined,
    letter: 'o',
    operation: productOperations.cmsPartnerProducts,
    within: [
      {
        label: m.products_blocked_title,
        path: '/products/BLOCKED',
        operation: productOperations.cmsPartnerProducts,
      },
    ],
  },
  {
    label: m.places_title,
    path: '/places',
    icon: EnvironmentOutlined,
    letter: 'l',
    operation: placeOperations.topPlaces,
  },
  {
    label: m.pages_title,
    path: '/pages',
    icon: ShopOutlined,
    letter: 'e',
    operation: pageOperations.cmsGetPages,
    within: [{ label: m.pages_blocked_title, path: '/pages/BLOCKED', operation: pageOperations.cmsGetPages }],
  },
  {
    label: m.groups_title,
    path: '/groups',
    icon: UsergroupAddOutlined,
    letter: 'm',
    operation: groupOperations.getCmsGroups,
  },
  {
    label: m.page_categories_title,
    path: '/page-categories',
    icon: TagsOutlined,
    letter: 'c',
    operation: pageCategoryOperations.cmsGetPageCategories,
  },
  {
    label: m.trusted_points_title,
    path: '/trusted-points',
    icon: TrophyOutlined,
    letter: 't',
    operation: trustedPointOperations.getTrustedPointConfigs,
    within: [{ label: m.points_ledger_title, path: '/points', operation: pointsLedgerOperations.cmsPointsByDay }],
  },
  {
    label: m.sensitive_words_title,
    path: '/sensitive-words',
    icon: FilterOutlined,
    letter: 'w',
    operation: sensitiveWordOperations.cmsBlackListWords,
  },
  {
    label: m.system_notifications_title,
    path: '/system-notifications',
    icon: BellOutlined,
    letter: 'n',
    operation: systemNotificationOperations.getSystemNotifications,
  },
  {
    label: m.dashboard_menu_promotion,
    path: '/dashboard/top-referrals',
    icon: GiftOutlined,
    letter: 'i',
    operation: dashboardOperations.cmsTopReferralUsers,
    figure: { operation: changeSetOperations.cmsChangeSets, text: m.change_sets_waiting },
    within: [
      {
        label: m.promotion_calendar_title,
        path: '/promotions/calendar',
        operation: calendarOperations.cmsPromotionCalendar,
      },
      { label: m.vouchers_title, path: '/vouchers', operation: voucherOperations.cmsVouchers },
      {
        label: m.vouchers_referral_title,
        path: '/vouchers/referrals',
        operation: voucherOperations.cmsReferralVouchers,
      },
      {
        label: m.dashboard_top_referrals,
        path: '/dashboard/top-referrals',
        operation: dashboardOperations.cmsTopReferralUsers,
      },
      { label: m.banners_title, path: '/banners', operation: bannerOperations.cmsListBanner },
      { label: m.banners_menu_title, path: '/menu_banner', operation: bannerOperations.getMenuBanner },
      { label: m.events_title, path: '/events', alsoAt: '/event', operation: eventOperations.cmsListEvent },
      { label: m.runs_title, path: '/runs', operation: longWork },
      { label: m.change_sets_title, path: '/promotions/changes', operation: changeSetOperations.cmsChangeSets },
    ],
  },
  {
    label: m.lucky_wheels_title,
    path: '/lucky-wheels',
    icon: PieChartOutlined,
    letter: 'k',
    operation: luckyWheelOperations.cmsListLuckyWheel,
    within: [
      { label: m.lucky_wheels_title, path: '/lucky-wheels', operation: luckyWheelOperations.cmsListLuckyWheel },
      {
        label: m.lucky_wheels_running,
        path: '/running/lucky-wheels',
        operation: luckyWheelOperations.cmsGetRunningLuckyWheel,
      },
      {
        label: m.lucky_wheel_instructions_title,
        path: '/instruction/lucky-wheels',
        operation: instructionOperations.cmsListLuckyWheelInstruction,
      },
      {
        label: m.lucky_wheel_conditions_title,
        path: '/winning-condition/lucky-wheels',
        operation: conditionOperations.cmsListLuckyWheelConfigs,
      },
      {
        label: m.lucky_wheel_messages_title,
        path: '/message/lucky-wheels',
        operation: messageOperations.cmsListFailedSpinMessages,
      },
      {
        label: m.lucky_wheel_terms_title,
        path: '/terms/lucky-wheels',
        operation: termOperations.cmsDetailLuckyWheelTerm,
      },
    ],
  },
  {
    label: m.configs_menu,
    path: '/settings',
    icon: SettingOutlined,
    letter: 's',
    operation: configOperations.getConfigs,
    figure: { operation: jobOperations.cmsGetJobs, text: m.jobs_menu_failing },
    within: [
      { label: m.jobs_title, path: '/jobs', operation: jobOperations.cmsGetJobs },
      {
        label: m.installation_title,
        path: '/operations',
        operation: installationOperations.cmsGetInstallation,
      },
      {
        label: m.preset_reasons_title,
        path: '/reasons',
        operation: presetReasonOperations.cmsGetPresetReasons,
      },
    ],
  },
  {
    label: m.system_settings_title,
    path: '/system-settings',
    icon: ControlOutlined,
    letter: 'y',
    operation: systemSettingOperations.cmsGetSettings,
  },
  {
    label: m.api_keys_menu,
    path: '/integration/keys',
    icon: ApiOutlined,
    letter: 'x',
    operation: apiKeyOperations.cmsGetApiKeys,
    figure: { operation: webhookOperations.cmsWebhookEndpoints, text: m.webhooks_menu_failing },
    within: [
      { label: m.api_keys_title, path: '/integration/keys', operation: apiKeyOperations.cmsGetApiKeys },
      { label: m.webhooks_title, path: '/integration/webhooks', operation: webhookOperations.cmsWebhookEndpoints },
      { label: m.explorer_menu, path: '/explorer', operation: explorerOperations.cmsApiSchemas },
    ],
  },
  {
    label: m.audit_menu,
    path: '/audit',
    icon: AuditOutlined,
    letter: 'a',
    operation: auditOperations.cmsGetAuditEntries,
  },
]
