import type { Page } from '@playwright/test'
import type { Credentials } from '../process/api-client.ts'
import { undoMinutes } from '../../src/features/moderation/desk/desk.values.ts'
import { type Api, createPerson, createPost, setStatus, uniquePhoneNumber, uniqueWord } from './harness/api.ts'
import { seriousFaults } from './harness/axe.ts'
import { begin, caseNow, confirm, heading } from './harness/desk.ts'
import { registerMember } from './harness/members.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

/** The sample app, on the public API of members alone, and staff on the other side. */

type Locale = 'en' | 'vi'
const texts = {
  en: { phone: 'Phone number', password: 'Password', signIn: 'Sign in', screens: 'Screens' },
  vi: { phone: 'Số điện thoại', password: 'Mật khẩu', signIn: 'Đăng nhập', screens: 'Các màn hình' },
} as const

async function openApp(page: Page, locale: Locale = 'en'): Promise<void> {
  await page.goto('/livez')
  await page.evaluate((chosen) => localStorage.setItem('sample.locale', chosen), locale)
  await page.goto('/sample/')
}

async function enterApp(page: Page, { phoneNumber, password }: Credentials, locale: Locale = 'en'): Promise<void> {
  await openApp(page, locale)
  const { phone, password: secret, signIn: enter, screens } = texts[locale]
  await page.getByLabel(phone).fill(phoneNumber)
  await page.getByLabel(secret, { exact: true }).fill(password)
  await page.getByRole('button', { name: enter, exact: true }).click()
  await expect(page.getByRole('navigation', { name: screens })).toBeVisible()
}

/** The screen changes after the click, and others have articles with buttons, too. */
async function tab(page: Page, name: string) {
  const link = page.getByRole('navigation').getByRole('link', { name })
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
}
const card = (page: Page, title: string) => page.getByRole('article', { name: title })
const said = (page: Page) => page.locator('.said')

const caseOf = async (admin: Api, postId: string): Promise<string> => {
  const { cmsGetPostReports } = await admin.ask<{
    cmsGetPostReports: { items: { _id: string; openCaseId: string }[] }
  }>('{ cmsGetPostReports(limit: 20) { items { _id openCaseId } } }')
  return cmsGetPostReports.items.find(({ _id }) => _id === postId)!.openCaseId
}

test('a member reports a post in the app; staff block it, and the member reads in the app what became of it', async ({
  page,
  otherBrowser,
  admin,
  product,
  letPass,
}) => {
  const author = await createPerson(admin)
  const post = await createPost(admin, author)
  await enterApp(page, await registerMember(product.url))
  await card(page, post.title).getByRole('button', { name: 'Report' }).click()
  const dialog = page.getByRole('dialog', { name: `Report what ${author.fullName} wrote` })
  await dialog.getByRole('radio', { name: 'Spam' }).check()
  await dialog.getByLabel('Anything else').fill('Quảng cáo trá hình')
  await dialog.getByRole('button', { name: 'Report' }).click()
  await expect(said(page)).toContainText('We look at it')
  await card(page, post.title).getByRole('button', { name: 'Report' }).click()
  await dialog.getByRole('radio', { name: 'Violence' }).check()
  await dialog.getByRole('button', { name: 'Report' }).click()
  await expect(dialog.getByRole('alert')).toContainText('You have reported this already')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  const staff = await otherBrowser()
  const caseId = await caseOf(admin, post._id)
  await signIn(staff, 'ADMIN', `/reports/case/${caseId}`)
  await heading(staff).focus()
  await begin(staff, 'b')
  await staff.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Quảng cáo lừa đảo')
  await confirm(staff)
  await expect.poll(async () => (await caseNow(admin, caseId)).state).toBe('CLOSED')

  // People are told when the decision can no longer be undone.
  await letPass(undoMinutes * 60_000 + 5_000)
  await admin.ask('mutation { cmsRunJob(job: "notify people of decisions") { _id } }').catch(() => undefined)
  await expect(page.getByRole('link', { name: /Inbox ?1 unread/ })).toBeVisible({ timeout: 40_000 })
  await tab(page, 'Inbox')
  await expect(page.getByRole('article').filter({ hasText: 'Your report' })).toContainText('New')
  await expect(page.getByRole('link', { name: /unread/ })).toHaveCount(0)

  // The author reads the words of the staff, and asks once for another look.
  const other = await otherBrowser()
  await enterApp(other, author)
  const record = other.getByRole('listitem').filter({ hasText: post.title })
  await expect(record).toContainText('They said: Quảng cáo lừa đảo')
  await record.getByRole('button', { name: 'Appeal' }).click()
  const appeal = other.getByRole('dialog')
  await appeal.getByLabel('Why should we').fill('Tôi chỉ kể lại chuyến đi.')
  await appeal.getByRole('button', { name: 'Appeal' }).click()
  await expect(said(other)).toContainText('Your appeal is with us')
  await expect(record.getByRole('button')).toHaveCount(0)
})

test('a newcomer registers in the app, writes, likes and comments; each entry of the wallet says why', async ({
  page,
  admin,
}) => {
  const post = await createPost(admin, await createPerson(admin))
  await openApp(page)
  await page.getByRole('button', { name: 'I have no account yet' }).click()
  await page.getByLabel('Full name').fill(`Khách ${uniqueWord()}`)
  await page.getByLabel('Phone number').fill('12')
  await page.getByLabel('Password', { exact: true }).fill('mot-mat-khau-rieng')
  await page.getByRole('button', { name: 'Create an account' }).click()
  const phone = page.getByLabel('Phone number')
  await expect(phone).toHaveAccessibleDescription('This is not a phone number.')
  await phone.fill(uniquePhoneNumber())
  await page.getByRole('button', { name: 'Create an account' }).click()

  await page.getByRole('button', { name: 'Write a post' }).click()
  const title = `Bài ${uniqueWord()}`
  const writing = page.getByRole('dialog', { name: 'Write a post' })
  await writing.getByRole('button', { name: 'Publish' }).click()
  await expect(writing.getByLabel('Title')).toHaveAccessibleDescription('Please write a title or a text.')
  await writing.getByLabel('Title').fill(title)
  await writing.getByRole('button', { name: 'Publish' }).click()
  await expect(said(page)).toContainText(/It gave you [\d.]+ points/)
  await expect(card(page, title)).toBeVisible()

  const other = card(page, post.title)
  await other.getByRole('button', { name: 'Like 0' }).click()
  await expect(other.getByRole('button', { name: 'Like 1' })).toHaveAttribute('aria-pressed', 'true')
  await other.getByRole('button', { name: 'Comments 0' }).click()
  await other.getByLabel('Your comment').fill('Cảm ơn bạn đã kể.')
  await other.getByRole('button', { name: 'Send' }).click()
  await expect(other.getByRole('listitem')).toContainText('Cảm ơn bạn đã kể.')

  await tab(page, 'Wallet')
  const entry = page.getByRole('article').first()
  await entry.getByRole('button', { name: 'Why?' }).click()
  await expect(entry.getByRole('status').getByRole('listitem').first()).toContainText(/version \d+/)
})

test('a voucher is bought in the app, and used once', async ({ page, admin }) => {
  const person = await createPerson(admin)
  await admin.ask(
    'mutation ($userId: ID!) { cmsCorrectPoints(userId: $userId, amount: 500, reason: "Quà tặng") { _id } }',
    { userId: person._id },
  )
  await enterApp(page, person)
  await tab(page, 'Vouchers')
  await page.getByRole('article').first().getByRole('button').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Buy for/ })
    .click()
  await expect(said(page)).toContainText('It is yours')
  const mine = page.getByRole('article').first()
  await mine.getByRole('button', { name: 'Use' }).click()
  await page.getByRole('button', { name: 'Mark as used' }).click()
  await expect(mine).toContainText('Used on')
  await page.getByLabel('A printed code').fill('KHONG-CO-MA-NAY')
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByLabel('A printed code')).toHaveAccessibleDescription('This code is not valid.')
})

test('a spin says what it won, and its receipt is verified on the spot', async ({ page, admin, product }) => {
  test.setTimeout(180_000)
  await enterApp(page, await registerMember(product.url))
  await tab(page, 'Wheel')
  const spin = page.getByRole('button', { name: 'Spin' })
  await spin.focus()
  await page.keyboard.press('Enter')
  const receipt = page.getByRole('region', { name: 'Receipt' })
  await expect(receipt).toContainText('sealed within a minute')
  const check = receipt.getByRole('button', { name: 'Check the receipt' })
  // The job may be running by itself just now.
  await expect(async () => {
    await admin.ask('mutation { cmsRunJob(job: "seal draws") { _id } }').catch(() => undefined)
    await expect(check).toBeEnabled({ timeout: 6_000 })
  }).toPass({ timeout: 90_000 })
  await check.click()
  await expect(receipt.getByRole('status')).toContainText('Verified')
  await expect(receipt.getByRole('status')).toContainText('The receipt is in the log')
})

const looks = [
  { width: 390, height: 844, locale: 'vi', theme: 'light' },
  { width: 390, height: 844, locale: 'en', theme: 'dark' },
  { width: 1440, height: 900, locale: 'en', theme: 'light' },
  { width: 1440, height: 900, locale: 'vi', theme: 'dark' },
] as const

for (const { locale, theme, ...size } of looks)
  test(`every screen of the app is accessible and fits: ${size.width} wide, ${locale}, ${theme}`, async ({
    page,
    admin,
  }) => {
    const member = await createPerson(admin)
    const post = await createPost(admin, member)
    await setStatus(admin, 'POST', post._id, 'HIDDEN', 'Lời lẽ xúc phạm')
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme: theme })
    const expectSound = async () => {
      expect(await seriousFaults(page), page.url()).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(
        size.width,
      )
    }
    await openApp(page, locale)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSound()
    await enterApp(page, member, locale)
    await expect(page.getByText('Lời lẽ xúc phạm')).toBeVisible()
    for (const screen of ['feed', 'wallet', 'vouchers', 'wheel', 'inbox']) {
      await page.goto(`/sample/#${screen}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(locale === 'vi' ? 'Đang tải …' : 'Loading …')).toHaveCount(0)
      await expectSound()
    }
    await page.goto('/sample/#feed')
    for (const name of ['Báo cáo', 'Report', 'Khiếu nại', 'Appeal', 'Viết bài', 'Write a post']) {
      const button = page.getByRole('button', { name: new RegExp(`^${name}`) }).first()
      if (!(await button.isVisible())) continue
      await button.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectSound()
      await page.keyboard.press('Escape')
    }
  })
