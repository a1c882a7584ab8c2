import type { Page } from '@playwright/test'
import documents from '../../src/generated/graphql/persisted-documents.json' with { type: 'json' }
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

const menu = (page: Page) => page.locator('.shell-sider').getByRole('navigation', { name: 'Main menu' })
const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })
const fold = (page: Page, name: string) => menu(page).getByRole('button', { name: `${name}: entries below` })

test('groups fold and remember it, and the group of the open screen is unfolded', async ({ page }) => {
  await signIn(page, 'ADMIN', '/users')
  await expect(link(page, 'Blocked users')).toBeVisible()
  await expect(fold(page, 'Users')).toHaveAttribute('aria-expanded', 'true')
  await expect(link(page, 'Top users')).toHaveCount(0)

  await fold(page, 'Dashboard').click()
  await expect(link(page, 'Top users')).toBeVisible()
  await link(page, 'Posts').click()
  await expect(link(page, 'Blocked users'), 'unfolded only while its screen was open').toHaveCount(0)
  await page.reload()
  await expect(link(page, 'Top users')).toBeVisible()
  await fold(page, 'Dashboard').click()
  await page.reload()
  await expect(link(page, 'Posts')).toBeVisible()
  await expect(link(page, 'Top users')).toHaveCount(0)
})

test('the group of the open screen can be folded, and stands for the screen then', async ({ page }) => {
  await signIn(page, 'ADMIN', '/users/BLOCKED')
  await expect(link(page, 'Users')).not.toHaveAttribute('aria-current')
  await fold(page, 'Users').click()
  await expect(link(page, 'Blocked users')).toHaveCount(0)
  await expect(link(page, 'Users')).toHaveAttribute('aria-current', 'true')
  await link(page, 'Posts').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Posts' })).toBeVisible()
  await link(page, 'Users').click()
  await expect(link(page, 'Blocked users')).toBeVisible()
  await expect(link(page, 'Users')).toHaveAttribute('aria-current', 'page')
  // A group whose first entry has the same address: only one of them is the open screen.
  await page.goto('/dashboard')
  await expect(menu(page).locator('[aria-current]')).toHaveCount(1)
})

test('by keyboard a group unfolds, and Tab goes on to what is below it', async ({ page }) => {
  await signIn(page, 'ADMIN', '/posts')
  await link(page, 'Users').focus()
  await page.keyboard.press('Tab')
  await expect(fold(page, 'Users')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(fold(page, 'Users')).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(link(page, 'Blocked users')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(link(page, 'Blocked users')).toHaveCount(0)
})

test('collapsed to icons, a group opens beside its icon', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'ADMIN', '/users')
  await page.getByRole('button', { name: 'Collapse menu' }).click()
  const users = menu(page).getByRole('button', { name: 'Users' })
  await users.click()
  await expect(users).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(link(page, 'Users')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(users).toHaveAttribute('aria-expanded', 'false')
  await expect(users).toBeFocused()
  await page.keyboard.press('Enter')
  await link(page, 'Blocked users').click()
  await expect(page).toHaveURL(/\/users\/BLOCKED$/)
  await expect(users).toHaveAttribute('aria-expanded', 'false')
})

test('what waits stands beside its entry, in full for screen readers, and every tab is sent', async ({ page }) => {
  const sent = { cmsGetUsers: 0, cmsGetPages: 12_345 }
  await page.context().route('**/live', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `event: hello\ndata: {}\n\nevent: waiting\ndata: ${JSON.stringify(sent)}\n\n`,
    }),
  )
  await signIn(page, 'ADMIN', '/posts')
  const pages = menu(page).getByRole('link', { name: 'Pages 12,345 waiting' })
  await expect(pages).toContainText('12K')
  await expect(link(page, 'Users'), 'none is not shown').toBeVisible()
  await page.getByRole('button', { name: 'Collapse menu' }).click()
  await expect(menu(page).getByRole('button', { name: 'Pages 12,345 waiting' })).toBeVisible()

  const second = await page.context().newPage()
  await second.goto('/posts')
  await second.getByRole('button', { name: 'Expand menu' }).click()
  await expect(menu(second).getByRole('link', { name: 'Pages 12,345 waiting' })).toBeVisible()
})

test('at 1440 × 900 nothing of the menu has to be scrolled to, whichever group is open', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'ADMIN', '/posts')
  await expect(link(page, 'Posts')).toBeVisible()
  const hidden = () => page.locator('.shell-sider').evaluate((sider) => sider.scrollHeight - sider.clientHeight)
  const groups = await menu(page).locator('.shell-nav-row > a > .shell-nav-label').allTextContents()
  expect(groups.length).toBeGreaterThan(3)
  for (const group of groups) {
    await menu(page).locator('.shell-nav-row > a').getByText(group, { exact: true }).click()
    await expect(fold(page, group)).toHaveAttribute('aria-expanded', 'true')
    expect(await hidden(), group).toBeLessThanOrEqual(0)
  }
})

test("every screen of the menu says 'Error' when it cannot load what it shows", async ({ page, faults }) => {
  faults.allow(/status of 500/)
  await signIn(page, 'ADMIN', '/account/profile')
  const groups = menu(page).getByRole('button', { name: /: entries below$/, expanded: false })
  await expect(groups.first()).toBeVisible()
  for (let left = await groups.count(); left > 0; left--) await groups.first().click()
  const errors = [{ message: 'Something broke.', extensions: { code: 'INTERNAL' } }]
  await page.route('/graphql', (route) => {
    const { documentId = '' } = route.request().postDataJSON() as { documentId?: string }
    const document = (documents as Readonly<Record<string, string>>)[documentId] ?? ''
    const isOfShell = /(^| )(mutation|query (Me|MyPreferences|ListViews))\b/.test(document)
    return isOfShell ? route.continue() : route.fulfill({ status: 500, json: { errors } })
  })
  const paths = await menu(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!).filter((path) => path !== '/'))
  expect(paths.length).toBeGreaterThan(40)
  for (const path of new Set(paths)) {
    await menu(page).locator(`a[href="${path}"]`).first().click()
    await expect(page, path).toHaveURL((url) => url.pathname === path)
    // It loads nothing before a search.
    if (path === '/support') await page.locator('main').getByRole('searchbox').fill('an')
    await expect(page.locator('main').getByText('Error', { exact: true }).first(), path).toBeVisible()
  }
})
