import { expect, type Page } from '@playwright/test'
import type { Api } from './api.ts'
import { openPalette } from './screen.ts'
import { type Looks, signIn, visit } from './visit.ts'

/** The demo records with which the screens are shown. */
export interface Samples {
  readonly userId: string
  /** A post with a photo. */
  readonly postId: string
  readonly placeId: string
  readonly groupId: string
  readonly pageId: string
  readonly productId: string
  readonly ruleId: string
  readonly notificationId: string
  readonly eventId: string
  readonly changeSetId: string
  readonly voucherId: string
  readonly runId: string
  readonly campaignId: string
  readonly bannerId: string
  readonly badgeId: string
  readonly wheelId: string
  readonly badgeRequestId: string
  /** The comment and the picture that were reported last. */
  readonly commentId: string
  readonly mediaId: string
  /** A request for verification of a page that waits, and one of a person. */
  readonly verifyId: string
  readonly userVerifyId: string
  /** The desk's case that is due first. */
  readonly caseId: string
  /** A case in which a member appeals. */
  readonly appealId: string
}

export interface Screen {
  readonly name: string
  readonly address: (samples: Samples) => string
  readonly signedOut?: boolean
  /** Runs once the screen is shown. */
  readonly prepare?: (page: Page) => Promise<void>
}

/** The dialog over a list appears after the list, with its own record to wait for. */
async function detailIsThere(page: Page): Promise<void> {
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('dialog').locator('.ant-skeleton')).toHaveCount(0)
}

async function documentsAreThere(page: Page): Promise<void> {
  await detailIsThere(page)
  await expect(page.getByRole('dialog').locator('.verifies-document img').first()).toBeVisible()
}

/** The screens that are checked as a whole: for accessibility, width and language. Add new ones here. */
export const screens: readonly Screen[] = [
  { name: 'login', address: () => '/login', signedOut: true },
  { name: 'users', address: () => '/users?sort=FULL_NAME&dir=ASC' },
  {
    name: 'user detail',
    address: ({ userId }) => `/users?sort=POINT&dir=DESC&user=${userId}`,
    prepare: detailIsThere,
  },
  { name: 'create user', address: () => '/users/create' },
  { name: 'edit user', address: ({ userId }) => `/users/${userId}/edit` },
  { name: 'posts', address: () => '/posts?dir=ASC&sort=CREATED_AT' },
  { name: 'blocked posts', address: () => '/posts/blocked' },
  {
    name: 'post detail',
    address: ({ postId }) => `/posts?dir=ASC&sort=CREATED_AT&post=${postId}`,
    prepare: detailIsThere,
  },
  { name: 'post page', address: ({ postId }) => `/posts/${postId}` },
  { name: 'create post', address: () => '/posts/create' },
  { name: 'edit post', address: ({ postId }) => `/posts/${postId}/edit` },
  { name: 'dashboard', address: () => '/dashboard' },
  { name: 'top users', address: () => '/dashboard/top-users' },
  { name: 'contents', address: () => '/dashboard/contents' },
  { name: 'top referrals', address: () => '/dashboard/top-referrals' },
  { name: 'places', address: () => '/places' },
  { name: 'place detail', address: ({ placeId }) => `/places?place=${placeId}`, prepare: detailIsThere },
  {
    name: 'primary image',
    address: () => '/places',
    prepare: async (page) => {
      await page.locator('tr[data-id] .list-actions button').first().click()
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
    },
  },
  { name: 'pages', address: () => '/pages' },
  { name: 'blocked pages', address: () => '/pages/BLOCKED' },
  { name: 'page detail', address: ({ pageId }) => `/pages?pageId=${pageId}`, prepare: detailIsThere },
  {
    name: 'pinned limit',
    address: ({ pageId }) => `/pages?pinned=${pageId}`,
    prepare: async (page) => expect(page.getByRole('dialog').getByRole('spinbutton')).toBeVisible(),
  },
  { name: 'partner products', address: () => '/products' },
  { name: 'blocked products', address: () => '/products/BLOCKED' },
  { name: 'product detail', address: ({ productId }) => `/products?product=${productId}`, prepare: detailIsThere },
  { name: 'page verify', address: () => '/verifies/page' },
  { name: 'user verify by status', address: () => '/verifies/user/rejected' },
  {
    name: 'page verification',
    address: ({ verifyId }) => `/verifies/page?verify=${verifyId}`,
    prepare: documentsAreThere,
  },
  {
    name: 'user verification',
    address: ({ userVerifyId }) => `/verifies/user/PENDING?verify=${userVerifyId}`,
    prepare: documentsAreThere,
  },
  { name: 'groups', address: () => '/groups' },
  { name: 'group detail', address: ({ groupId }) => `/groups?group=${groupId}`, prepare: detailIsThere },
  { name: 'creator', address: ({ userId }) => `/groups?creator=${userId}`, prepare: detailIsThere },
  { name: 'post reports', address: () => '/reports/post' },
  { name: 'comment reports', address: () => '/reports/comment' },
  { name: 'product reports', address: () => '/reports/product' },
  { name: 'page reports', address: () => '/reports/page' },
  { name: 'user reports', address: () => '/reports/user' },
  { name: 'group reports', address: () => '/reports/group' },
  { name: 'media reports', address: () => '/reports/media' },
  {
    name: 'reported comment',
    address: ({ commentId }) => `/reports/comment?record=${commentId}`,
    prepare: detailIsThere,
  },
  { name: 'reported media', address: ({ mediaId }) => `/reports/media?record=${mediaId}`, prepare: detailIsThere },
  {
    name: 'history of reports',
    address: ({ commentId }) => `/reports/comment?history=${commentId}`,
    prepare: detailIsThere,
  },
  {
    name: 'status of a reported record',
    address: ({ commentId }) => `/reports/comment?changeStatus=${commentId}`,
    prepare: detailIsThere,
  },
  { name: 'moderation desk', address: () => '/reports' },
  { name: 'second looks', address: () => '/reports?list=SECOND_LOOK' },
  {
    name: 'case',
    address: ({ caseId }) => `/reports/case/${caseId}`,
    prepare: async (page) => expect(page.getByRole('toolbar').getByRole('button').first()).toBeVisible(),
  },
  {
    name: 'appeal at the desk',
    address: ({ appealId }) => `/reports/case/${appealId}`,
    prepare: async (page) => expect(page.locator('.desk-appeal')).toBeVisible(),
  },
  {
    name: 'decision on a case',
    address: ({ caseId }) => `/reports/case/${caseId}`,
    prepare: async (page) => {
      await page.getByRole('toolbar').getByRole('button').first().click()
      await expect(page.getByRole('dialog').locator('.desk-plan li').first()).toBeVisible()
    },
  },
  { name: 'marks', address: () => '/marks' },
  { name: 'saved replies', address: () => '/replies' },
  { name: 'calibration', address: () => '/reports/calibration' },
  { name: 'decisions by moderator', address: () => '/dashboard/moderators' },
  {
    name: 'hand over a case',
    address: ({ caseId }) => `/reports/case/${caseId}`,
    prepare: async (page) => {
      await page
        .getByRole('toolbar')
        .getByRole('button', { name: /^(Hand over|Giao lại)/ })
        .click()
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible()
    },
  },
  { name: 'page categories', address: () => '/page-categories' },
  { name: 'trusted points', address: () => '/trusted-points' },
  { name: 'try the rules', address: () => '/trusted-points/try' },
  {
    name: 'trusted-point rule',
    address: ({ ruleId }) => `/trusted-points?rule=${ruleId}`,
    prepare: async (page) => {
      await page.getByRole('dialog').locator('.audit-history button').click()
      await expect(page.getByRole('dialog').locator('.trusted-points-versions li').first()).toBeVisible()
    },
  },
  {
    name: 'referral ranges',
    address: () => '/trusted-points',
    prepare: async (page) => {
      await page.locator('.trusted-points-type > button').click()
      await expect(page.getByRole('dialog').locator('.trusted-points-ranges')).toBeVisible()
    },
  },
  { name: 'points by day', address: () => '/points' },
  { name: 'sensitive words', address: () => '/sensitive-words' },
  { name: 'promotions calendar', address: () => '/promotions/calendar' },
  { name: 'promotions calendar as a table', address: () => '/promotions/calendar?view=table&months=12' },
  { name: 'wheel instructions', address: () => '/instruction/lucky-wheels' },
  {
    name: 'add a wheel instruction',
    address: () => '/instruction/lucky-wheels',
    prepare: async (page) => {
      await page.locator('.list-tools .ant-btn-primary').click()
      await expect(page.getByRole('dialog').getByRole('spinbutton')).toBeVisible()
    },
  },
  { name: 'winning conditions', address: () => '/winning-condition/lucky-wheels' },
  {
    name: 'edit a winning condition',
    address: () => '/winning-condition/lucky-wheels',
    prepare: async (page) => {
      await page.locator('tr[data-id] .list-actions button').first().click()
      await expect(page.getByRole('dialog').getByRole('spinbutton')).toBeVisible()
    },
  },
  { name: 'miss-prize messages', address: () => '/message/lucky-wheels' },
  {
    name: 'import miss-prize messages',
    address: () => '/message/lucky-wheels',
    prepare: async (page) => {
      await page.locator('.list-tools .ant-btn-primary').click()
      await page.getByRole('dialog').getByRole('radio').last().check()
      await expect(page.getByRole('dialog').locator('.form-file button')).toBeVisible()
    },
  },
  {
    name: 'wheel terms',
    address: () => '/terms/lucky-wheels',
    prepare: async (page) => expect(page.getByRole('textbox')).toHaveCount(2),
  },
  { name: 'system notifications', address: () => '/system-notifications' },
  {
    name: 'system notification',
    address: ({ notificationId }) => `/system-notifications?notification=${notificationId}`,
    prepare: detailIsThere,
  },
  {
    name: 'write a notification',
    address: () => '/system-notifications',
    prepare: async (page) => {
      await page.locator('.list-tools .ant-btn-primary').click()
      await expect(page.getByRole('dialog').locator('.form-text')).toContainText(/\d/)
    },
  },
  { name: 'referrals to check', address: () => '/users/referrals' },
  { name: 'find a member', address: () => '/support?q=Minh' },
  { name: 'page of a member', address: ({ userId }) => `/support/${userId}` },
  {
    name: 'correct points',
    address: ({ userId }) => `/support/${userId}`,
    prepare: async (page) => {
      await page.locator('.support-head .ant-btn-primary').click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'corrections of points', address: () => '/support/corrections' },
  { name: 'badges', address: () => '/badges' },
  { name: 'badge detail', address: ({ badgeId }) => `/badges?badge=${badgeId}`, prepare: detailIsThere },
  { name: 'create badge', address: () => '/badges/create' },
  { name: 'edit badge', address: ({ badgeId }) => `/badges/edit?id=${badgeId}` },
  { name: 'badge requests', address: () => '/badges/verifies' },
  {
    name: 'badge request',
    address: ({ badgeRequestId }) => `/badges/verifies?request=${badgeRequestId}`,
    prepare: detailIsThere,
  },
  { name: 'register forms', address: () => '/badges/register_form' },
  { name: 'banners', address: () => '/banners' },
  { name: 'status of a banner', address: ({ bannerId }) => `/banners?banner=${bannerId}`, prepare: detailIsThere },
  { name: 'banners in the app', address: () => '/banners/app' },
  { name: 'create banner', address: () => '/banners/create' },
  { name: 'edit banner', address: ({ bannerId }) => `/banners/${bannerId}/edit` },
  { name: 'menu banners', address: () => '/menu_banner' },
  { name: 'events', address: () => '/events' },
  { name: 'status of an event', address: ({ eventId }) => `/events?event=${eventId}`, prepare: detailIsThere },
  { name: 'change sets', address: () => '/promotions/changes' },
  {
    name: 'change set',
    address: ({ changeSetId }) => `/promotions/changes?set=${changeSetId}`,
    prepare: detailIsThere,
  },
  { name: 'create event', address: () => '/event/create' },
  { name: 'edit event', address: ({ eventId }) => `/event/edit/${eventId}` },
  { name: 'lucky wheels', address: () => '/lucky-wheels' },
  { name: 'deleted lucky wheels', address: () => '/lucky-wheels/deleted' },
  { name: 'create lucky wheel', address: () => '/lucky-wheels/create' },
  {
    name: 'edit lucky wheel',
    address: ({ wheelId }) => `/lucky-wheels/edit/${wheelId}`,
    prepare: async (page) => expect(page.locator('.lucky-wheels-prize').first()).toBeVisible(),
  },
  {
    name: 'winners of a prize',
    address: ({ wheelId }) => `/lucky-wheels/edit/${wheelId}`,
    prepare: async (page) => {
      await page.locator('.lucky-wheels-quantities .ant-btn-link').first().click()
      await detailIsThere(page)
    },
  },
  {
    name: 'add a prize',
    address: () => '/lucky-wheels/create',
    prepare: async (page) => {
      await page.locator('.lucky-wheels-add button').click()
      await expect(page.getByRole('dialog').locator('.ant-radio-button-wrapper').first()).toBeVisible()
    },
  },
  { name: 'results of a lucky wheel', address: ({ wheelId }) => `/lucky-wheels/results/${wheelId}` },
  { name: 'spins of a lucky wheel', address: ({ wheelId }) => `/lucky-wheels/spins/${wheelId}` },
  { name: 'winners of a lucky wheel', address: ({ wheelId }) => `/lucky-wheels/winners/${wheelId}` },
  { name: 'running lucky wheel', address: () => '/running/lucky-wheels' },
  { name: 'vouchers', address: () => '/vouchers' },
  { name: 'vouchers of an admin status', address: () => '/vouchers/type/pending' },
  { name: 'create voucher', address: () => '/vouchers/create' },
  { name: 'edit voucher', address: ({ voucherId }) => `/vouchers/${voucherId}/edit` },
  {
    name: 'admin status of a voucher',
    address: ({ voucherId }) => `/vouchers?adminStatusOf=${voucherId}`,
    prepare: async (page) => expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible(),
  },
  {
    name: 'codes of a voucher',
    address: ({ voucherId }) => `/vouchers?codesOf=${voucherId}`,
    prepare: async (page) => expect(page.getByRole('dialog').locator('tr[data-id]').first()).toBeVisible(),
  },
  {
    name: 'add codes',
    address: ({ voucherId }) => `/vouchers?codesOf=${voucherId}`,
    prepare: async (page) => {
      await page.getByRole('dialog').locator('.voucher-codes-tools .ant-btn-primary').click()
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
    },
  },
  { name: 'results of a voucher', address: ({ voucherId }) => `/vouchers/${voucherId}/results` },
  { name: 'results of a campaign', address: ({ campaignId }) => `/vouchers/${campaignId}/results` },
  { name: 'referral codes', address: ({ campaignId }) => `/vouchers/referrals/codes/${campaignId}` },
  { name: 'referral vouchers', address: () => '/vouchers/referrals' },
  {
    name: 'status of a referral voucher',
    address: ({ campaignId }) => `/vouchers/referrals?statusOf=${campaignId}`,
    prepare: async (page) => expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible(),
  },
  { name: 'runs', address: () => '/runs' },
  {
    name: 'run',
    address: ({ runId }) => `/runs?run=${runId}`,
    prepare: async (page) => expect(page.getByRole('dialog').locator('.runs-result').first()).toBeVisible(),
  },
  { name: 'preset reasons', address: () => '/reasons' },
  { name: 'app config', address: () => '/settings' },
  {
    name: 'edit config',
    address: () => '/settings?sort=CREATED_AT&dir=ASC',
    prepare: async (page) => {
      await page
        .locator('tr[data-id]')
        .filter({ has: page.locator('.configs-ranges') })
        .locator('.list-actions button')
        .first()
        .click()
      await page.getByRole('dialog').locator('.audit-history button').click()
      await expect(page.getByRole('dialog').locator('.rows-editor')).toBeVisible()
    },
  },
  {
    name: 'system settings',
    address: () => '/system-settings',
    prepare: async (page) => {
      await page.locator('tr[data-id] .list-actions button').first().click()
      await expect(page.getByRole('dialog').locator('textarea')).toBeVisible()
    },
  },
  {
    name: 'API explorer',
    address: () => '/explorer',
    prepare: async (page) => {
      await expect(page.locator('.graphiql-query-editor .CodeMirror')).toBeVisible()
    },
  },
  { name: 'API keys', address: () => '/integration/keys' },
  {
    name: 'new API key',
    address: () => '/integration/keys',
    prepare: async (page) => {
      await page.locator('button.ant-btn-primary:has(.anticon-plus)').click()
      await expect(page.getByRole('dialog').locator('input[type=checkbox]').first()).toBeVisible()
    },
  },
  { name: 'webhooks', address: () => '/integration/webhooks' },
  {
    name: 'add an endpoint',
    address: () => '/integration/webhooks',
    prepare: async (page) => {
      await page.getByRole('button', { name: /Add endpoint|Thêm điểm nhận/ }).click()
      await expect(page.getByRole('dialog').locator('input[type=checkbox]').first()).toBeVisible()
    },
  },
  { name: 'jobs', address: () => '/jobs' },
  {
    name: 'job detail',
    address: () => '/jobs',
    prepare: async (page) => {
      await page.locator('tr[data-id] td').nth(1).click()
      await detailIsThere(page)
    },
  },
  { name: 'operations', address: () => '/operations' },
  { name: 'audit log', address: () => '/audit' },
  { name: 'profile', address: () => '/account/profile' },
  { name: 'security', address: () => '/account/security' },
  {
    name: 'saved views',
    address: () => '/posts?view=none',
    prepare: async (page) => {
      await page.locator('.list-views').click()
      await expect(page.getByRole('menu').getByRole('menuitem')).not.toHaveCount(0)
    },
  },
  {
    name: 'palette',
    address: () => '/account/profile',
    prepare: async (page) => {
      await openPalette(page)
      await page.getByRole('dialog').getByRole('combobox').fill('ng')
      await expect(page.getByRole('option').nth(3)).toBeVisible()
    },
  },
]

/**
 * The person with most points, the first post with a photo, the first case that ADMIN may decide and whose record is as it was posted, and the
 * first of each other list.
 */
export async function samplesOf(admin: Api): Promise<Samples> {
  const found = await admin.ask<{
    cmsGetUsers: { items: Named[] }
    cmsGetPosts: { items: (Named & { medias: { type: string }[] })[] }
    topPlaces: Named[]
    getCmsGroups: { items: Named[] }
    cmsGetPages: { items: Named[] }
    cmsPartnerProducts: { items: Named[] }
    getTrustedPointConfigs: Named[]
    getSystemNotifications: { items: Named[] }
    cmsListEvent: { items: Named[] }
    cmsChangeSets: { items: Named[] }
    cmsVouchers: { items: Named[] }
    cmsRuns: { items: Named[] }
    cmsReferralVouchers: { items: Named[] }
    cmsListBanner: { items: Named[] }
    cmsListBadges: { items: Named[] }
    cmsGetRunningLuckyWheel: Named
    cmsListRequestBadges: { items: Named[] }
    cmsGetCommentReports: { items: Named[] }
    cmsGetMediaReports: { items: Named[] }
    pageVerify: { items: Named[] }
    userVerify: { items: Named[] }
    appeals: { items: Named[] }
    cmsGetCases: { items: SampledCase[] }
  }>(`{
    cmsGetUsers(limit: 1, sortBy: { type: POINT, dir: DESC }) { items { _id } }
    cmsGetPosts(limit: 50, sortBy: { type: CREATED_AT, dir: ASC }) { items { _id medias { type } } }
    topPlaces(limit: 1) { _id }
    getCmsGroups(limit: 1) { items { _id } }
    cmsGetPages(limit: 1) { items { _id } }
    cmsPartnerProducts(limit: 1) { items { _id } }
    getTrustedPointConfigs { _id }
    getSystemNotifications(limit: 1, filter: { status: SENT }) { items { _id } }
    cmsListEvent(limit: 1) { items { _id } }
    cmsChangeSets(limit: 1) { items { _id } }
    cmsVouchers(limit: 1) { items { _id } }
    cmsRuns(limit: 1, filter: { state: CHECKED }) { items { _id } }
    cmsReferralVouchers(limit: 1) { items { _id } }
    cmsListBanner(limit: 1) { items { _id } }
    cmsListBadges(limit: 1) { items { _id } }
    cmsGetRunningLuckyWheel { _id }
    cmsListRequestBadges(limit: 1, filter: { status: PENDING }) { items { _id } }
    cmsGetCommentReports(limit: 1) { items { _id } }
    cmsGetMediaReports(limit: 1) { items { _id } }
    pageVerify: cmsGetVerifies(limit: 1, filter: { type: PAGE, status: PENDING }) { items { _id } }
    userVerify: cmsGetVerifies(limit: 1, filter: { type: USER, status: PENDING }) { items { _id } }
    appeals: cmsGetCases(limit: 1, model: APPEAL) { items { _id } }
    cmsGetCases(limit: 100, model: COMMENT) { items {
      _id state aboutMe reportedByMe mine holder { _id } lead { termStatus } } }
  }`)
  const post = found.cmsGetPosts.items.find(({ medias }) => medias.some(({ type }) => type === 'PHOTO'))
  return {
    userId: found.cmsGetUsers.items[0]!._id,
    postId: post!._id,
    placeId: found.topPlaces[0]!._id,
    groupId: found.getCmsGroups.items[0]!._id,
    pageId: found.cmsGetPages.items[0]!._id,
    productId: found.cmsPartnerProducts.items[0]!._id,
    ruleId: found.getTrustedPointConfigs[0]!._id,
    notificationId: found.getSystemNotifications.items[0]!._id,
    eventId: found.cmsListEvent.items[0]!._id,
    changeSetId: found.cmsChangeSets.items[0]!._id,
    voucherId: found.cmsVouchers.items[0]!._id,
    runId: found.cmsRuns.items[0]!._id,
    campaignId: found.cmsReferralVouchers.items[0]!._id,
    badgeId: found.cmsListBadges.items[0]!._id,
    badgeRequestId: found.cmsListRequestBadges.items[0]!._id,
    wheelId: found.cmsGetRunningLuckyWheel._id,
    bannerId: found.cmsListBanner.items[0]!._id,
    commentId: found.cmsGetCommentReports.items[0]!._id,
    mediaId: found.cmsGetMediaReports.items[0]!._id,
    verifyId: found.pageVerify.items[0]!._id,
    userVerifyId: found.userVerify.items[0]!._id,
    caseId: found.cmsGetCases.items.find(mayBeDecided)!._id,
    appealId: found.appeals.items[0]!._id,
  }
}

interface SampledCase extends Named {
  readonly state: string
  readonly aboutMe: boolean
  readonly reportedByMe: boolean
  readonly mine: boolean
  readonly holder: Named | null
  readonly lead: { readonly termStatus: string }
}

/** Other journeys decide about cases, or hold them. */
const mayBeDecided = ({ state, aboutMe, reportedByMe, mine, holder, lead }: SampledCase) =>
  state === 'OPEN' && !aboutMe && !reportedByMe && (holder === null || mine) && lead.termStatus === 'NORMAL'

interface Named {
  readonly _id: string
}

/** Opens a screen, signed in as the demo's ADMIN if needed, and waits until nothing moves. */
export async function enterScreen(page: Page, screen: Screen, samples: Samples, looks: Looks = {}): Promise<void> {
  const address = screen.address(samples)
  await (screen.signedOut ? visit(page, address, looks) : signIn(page, 'ADMIN', address, looks))
  await complete(page, screen)
}

/**
 * Opens a screen in a signed-in page, and waits until nothing on it moves or loads. Navigates like a link if possible,
 * because loading the whole app again takes twice as long.
 */
export async function openScreen(page: Page, screen: Screen, samples: Samples): Promise<void> {
  const address = screen.address(samples)
  // The pointer must not be over a button of the new screen, which would change its colour.
  await page.mouse.move(0, 0)
  if (await leaveScreen(page)) {
    await follow(page, address)
    await expect(page.locator(nowhere)).toHaveCount(0)
  } else await page.goto(address)
  await complete(page, screen)
}

/**
 * The page for an address that does not exist. A screen is left by going there, because that page cannot be mistaken
 * for the previous or the next screen.
 */
const nowhere = '.status-page'

/** False if something stays open: a question about unsaved changes, or an overlay without an address. */
async function leaveScreen(page: Page): Promise<boolean> {
  await follow(page, '/nowhere')
  const isLeft = (selector: string) =>
    document.querySelector(selector) !== null && document.querySelector('[role=dialog]') === null
  return page.waitForFunction(isLeft, nowhere, { timeout: 1_000 }).then(
    () => true,
    () => false,
  )
}

const follow = (page: Page, address: string) => page.evaluate((to) => history.pushState(null, '', to), address)

async function complete(page: Page, screen: Screen): Promise<void> {
  await expectStill(page)
  if (screen.prepare === undefined) return
  await screen.prepare(page)
  await expectStill(page)
}

/** Changes the theme of the open screen, and waits until its colours have changed. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('theme', chosen)
    // The same event as from another tab.
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: chosen }))
  }, theme)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  await expectStill(page)
}

/** Waits until nothing loads or moves. */
export async function expectStill(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached()
  await expect(page.locator('[aria-busy=true], .ant-skeleton, .ant-spin-spinning, .list-skeleton')).toHaveCount(0)
  await page.waitForFunction(() => {
    const finite = document.getAnimations().filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
    const inSight = (image: Element) => {
      const { top, bottom } = image.getBoundingClientRect()
      return image.checkVisibility() && top < innerHeight && bottom > 0
    }
    const pictures = [...document.images].filter(inSight)
    return finite.every(({ playState }) => playState !== 'running') && pictures.every((image) => image.complete)
  })
}
