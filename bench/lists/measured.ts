import { badgeRequestList } from '../../src/features/people/badge-requests/badge-request.list.ts'
import { badgeList } from '../../src/features/people/badges/badge.list.ts'
import { registerFormList } from '../../src/features/people/badges/register-form.list.ts'
import { bannerList } from '../../src/features/promotion/banners/banner.list.ts'
import { changeSetList } from '../../src/features/records/change-sets/change-set.list.ts'
import { eventList } from '../../src/features/promotion/events/event.list.ts'
import { groupList } from '../../src/features/content/groups/group.list.ts'
import { instructionList } from '../../src/features/promotion/lucky-wheel-instructions/instruction.list.ts'
import { messageList } from '../../src/features/promotion/lucky-wheel-messages/message.list.ts'
import { luckyWheelWinnerList } from '../../src/features/promotion/lucky-wheels/lucky-wheel-winner.list.ts'
import { luckyWheelList } from '../../src/features/promotion/lucky-wheels/lucky-wheel.list.ts'
import { pageList } from '../../src/features/content/pages/page.list.ts'
import { blockedPostList, postList } from '../../src/features/content/posts/post.list.ts'
import { presetReasonList } from '../../src/features/records/term-status/preset-reason.list.ts'
import { productList } from '../../src/features/content/products/product.list.ts'
import { reportLists } from '../../src/features/moderation/reports/report.list.ts'
import { runList, runRowList } from '../../src/features/records/runs/run.list.ts'
import { sensitiveWordList } from '../../src/features/moderation/sensitive-words/sensitive-word.list.ts'
import { systemNotificationList } from '../../src/features/settings/system-notifications/system-notification.list.ts'
import { termModels } from '../../src/platform/shared/term-status.ts'
import { userList } from '../../src/features/records/persons/user.list.ts'
import { verifyList } from '../../src/features/moderation/verifies/verify.list.ts'
import { voucherCodeList } from '../../src/features/promotion/vouchers/voucher-code.list.ts'
import { referralVoucherList, voucherList } from '../../src/features/promotion/vouchers/voucher.list.ts'
import { defineList, type ListSpec, type Sort } from '../../src/platform/shared/list.ts'

/** What a client asks for: filters as they are sent, and the page, counting from 1. */
export interface Asked {
  readonly filter: Readonly<Record<string, unknown>>
  readonly sort: Sort
  readonly page: number
  readonly limit: number
}

/** A list that is measured: its declaration, its document, and how our client sends what it asks for. */
export interface Measured {
  readonly spec: ListSpec
  readonly document: string
  readonly variables: (asked: Asked) => object
  /** The list has no argument for its order. */
  readonly isFixed?: true
}

interface Arguments {
  /** The page argument is `offset`, and the number of the first page. */
  readonly offset?: 0 | 1
  /** Filters that are separate arguments. */
  readonly own?: readonly string[]
  /** The arguments that send the order, if it is not sent as `sortBy`. */
  readonly sort?: (sort: Sort) => object
}

const typeAndDir = ({ type, dir }: Sort) => ({ sortType: type, sortDir: dir })
const nothing = () => ({})

const send =
  ({ offset, own = [], sort: sorted = (sort) => ({ sortBy: sort }) }: Arguments = {}): Measured['variables'] =>
  ({ filter, sort, page, limit }) => {
    const isOwn = ([name]: [string, unknown]) => own.includes(name)
    const entries = Object.entries(filter)
    const within = Object.fromEntries(entries.filter((entry) => !isOwn(entry)))
    return {
      limit,
      ...(offset === undefined ? { page } : { offset: page - 1 + offset }),
      ...Object.fromEntries(entries.filter(isOwn)),
      ...(Object.keys(within).length > 0 ? { filter: within } : {}),
      ...sorted(sort),
    }
  }

/** The filter for deleted wheels is sent as a boolean. */
const renamed =
  (rename: (trash: unknown) => object, sent: Measured['variables']): Measured['variables'] =>
  ({ filter: { trash, ...filter }, ...asked }) =>
    sent({ ...asked, filter: { ...filter, ...rename(trash) } })

/** The queue of the desk, which has no declaration. Severities are sent as numbers. */
const caseList = defineList({
  name: 'Case',
  filters: {
    model: { kind: 'choice', values: termModels },
    severity: { kind: 'choice', values: ['1', '2', '3', '4'] },
  },
  sorts: ['DUE'],
  defaultSort: { type: 'DUE', dir: 'ASC' },
  pageSize: 20,
  pageSizes: [20],
})
/** The winners of a prize have no declaration either. */
const winnerList = defineList({
  name: 'Winner',
  filters: { prizeId: { kind: 'reference', to: 'LUCKY_WHEEL_PRIZE' } },
  sorts: ['WON_AT'],
  defaultSort: { type: 'WON_AT', dir: 'DESC' },
  pageSize: 10,
  pageSizes: [10],
})
/** The banners that the app shows now. */
const shownBannerList = defineList({
  ...bannerList,
  name: 'ShownBanner',
  filters: { type: { kind: 'choice', values: ['DISPLAYED', 'APP'] } },
})

const search = { own: ['q'] }
const reports = { offset: 1 } as const
const reportsApart = { ...reports, sort: typeAndDir } as const

/** All measured lists, by their operation. */
export const measured = {
  cmsGetUsers: { spec: userList, document: 'Users', variables: send({ own: ['query'] }) },
  cmsGetPosts: { spec: postList, document: 'Posts', variables: send({ offset: 1 }) },
  cmsGetBlockedPosts: { spec: blockedPostList, document: 'BlockedPosts', variables: send() },
  cmsGetPages: { spec: pageList, document: 'Pages', variables: send({ ...search, offset: 1 }) },
  cmsPartnerProducts: {
    spec: productList,
    document: 'Products',
    variables: send({ own: ['q', 'type', 'onTravelStore'], offset: 1 }),
  },
  getCmsGroups: { spec: groupList, document: 'Groups', variables: send({ offset: 0 }) },
  cmsGetPostReports: { spec: reportLists.POST, document: 'PostReports', variables: send(reportsApart) },
  cmsGetCommentReports: { spec: reportLists.COMMENT, document: 'CommentReports', variables: send(reportsApart) },
  cmsGetProductReports: { spec: reportLists.PRODUCT, document: 'ProductReports', variables: send(reports) },
  cmsGetPageReports: { spec: reportLists.PAGE, document: 'PageReports', variables: send(reports) },
  cmsGetUserReports: { spec: reportLists.USER, document: 'UserReports', variables: send(reports) },
  cmsGetGroupReports: { spec: reportLists.GROUP, document: 'GroupReports', variables: send(reports) },
  cmsGetMediaReports: { spec: reportLists.MEDIA, document: 'MediaReports', variables: send(reports) },
  cmsGetCases: {
    spec: caseList,
    document: 'Cases',
    isFixed: true,
    variables: ({ filter: { model, severity }, page, limit }) => ({
      limit,
      page,
      model,
      ...(severity === undefined ? {} : { severity: Number(severity) }),
    }),
  },
  cmsGetVerifies: { spec: verifyList, document: 'Verifies', variables: send({ ...search, offset: 1 }) },
  cmsGetPresetReasons: { spec: presetReasonList, document: 'PresetReasons', variables: send() },
  getSystemNotifications: {
    spec: systemNotificationList,
    document: 'SystemNotifications',
    variables: send({ offset: 1 }),
  },
  cmsListRequestBadges: { spec: badgeRequestList, document: 'BadgeRequests', variables: send(search) },
  cmsListBadges: { spec: badgeList, document: 'Badges', variables: send(search) },
  cmsListBadgeRegisterForms: { spec: registerFormList, document: 'RegisterForms', variables: send(search) },
  cmsListBanner: {
    spec: shownBannerList,
    document: 'Banners',
    isFixed: true,
    variables: send({ sort: nothing }),
  },
  cmsListEvent: { spec: eventList, document: 'Events', variables: send() },
  cmsBlackListWords: { spec: sensitiveWordList, document: 'SensitiveWords', variables: send(search) },
  cmsVouchers: {
    spec: voucherList,
    document: 'Vouchers',
    variables: renamed((trash) => ({ withTrash: trash !== 'NO' }), send(search)),
  },
  cmsReferralVouchers: { spec: referralVoucherList, document: 'ReferralVouchers', variables: send() },
  cmsListVoucherCode: {
    spec: voucherCodeList,
    document: 'VoucherCodes',
    variables: send({ own: ['voucherId'], sort: ({ dir }) => ({ dir }) }),
  },
  cmsListLuckyWheel: {
    spec: luckyWheelList,
    document: 'LuckyWheels',
    variables: renamed((trash) => (trash === undefined ? {} : { deletedAt: trash === 'YES' }), send()),
  },
  cmsListLuckyWheelPrizeWinners: {
    spec: winnerList,
    document: 'PrizeWinners',
    isFixed: true,
    variables: send({ own: ['prizeId'], sort: nothing }),
  },
  cmsListLuckyWheelWinners: {
    spec: luckyWheelWinnerList,
    document: 'WheelWinners',
    variables: send({ own: ['wheelId'] }),
  },
  cmsListLuckyWheelInstruction: {
    spec: instructionList,
    document: 'LuckyWheelInstructions',
    variables: send(search),
  },
  cmsListFailedSpinMessages: { spec: messageList, document: 'FailedSpinMessages', variables: send(search) },
  cmsRuns: { spec: runList, document: 'Runs', variables: send() },
  cmsRunRows: {
    spec: runRowList,
    document: 'RunRows',
    isFixed: true,
    variables: send({ own: ['runId', 'problem'], sort: nothing }),
  },
  cmsChangeSets: { spec: changeSetList, document: 'ChangeSets', variables: send() },
} satisfies Record<string, Measured>

export type Operation = keyof typeof measured
export const operations = Object.keys(measured) as Operation[]
export const listOf = (operation: Operation): Measured => measured[operation]

/** The value of a filter that every case of a list has: the record with most rows of it. */
export const largest = 'LARGEST'
export const alwaysFiltered: Partial<Record<Operation, string>> = {
  cmsListVoucherCode: 'voucherId',
  cmsListLuckyWheelPrizeWinners: 'prizeId',
  cmsListLuckyWheelWinners: 'wheelId',
  cmsRunRows: 'runId',
}
