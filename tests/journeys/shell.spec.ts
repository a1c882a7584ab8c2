import { randomUUID } from 'node:crypto'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

test('an unknown address is the 404 page', async ({ page, faults }) => {
  faults.allow(/status of 40[04]/)
  await signIn(page, 'ADMIN', '/')
  for (const path of [
    '/no-such-page',
    '/users/NOBODY',
    '/users/blocked',
    `/users/${randomUUID()}`,
    `/users/${randomUUID()}/edit`,
    `/posts/${randomUUID()}`,
    '/posts/not-an-id',
    `/posts/${randomUUID()}/edit`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Page not found' }), path).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  // If a detail over a list is not found, the list itself is still shown.
  await page.goto(`/users?user=${randomUUID()}`)
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('This user no longer exists.')
})

test('the frame has menu, breadcrumb, profile and credit', async ({ page, product }) => {
  await signIn(page, 'ADMIN', '/users/BLOCKED')
  const sider = page.locator('.shell-sider')
  await expect(sider).toBeVisible()
  // The frame of the first painting gives way to the menu.
  await expect.poll(async () => (await sider.boundingBox())?.width).toBe(256)
  await expect(sider.getByRole('link', { name: 'Blocked users' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText(['Users', 'List'])
  await expect(page.getByRole('contentinfo')).toContainText('CMS')
  await expect(page.getByRole('contentinfo')).toContainText('0.9.1')
  await page.getByRole('button', { name: 'Collapse menu' }).click()
  await expect.poll(async () => (await sider.boundingBox())?.width).toBeLessThan(100)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible()
  await page.getByRole('button', { name: /account$/ }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Profile', 'Enter the sandbox', 'Logout'])
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(page).toHaveURL(/\/account\/profile$/)
  await expect(page.getByText(product.signIns.ADMIN.phoneNumber.replace(/^0/, '+84'), { exact: true })).toBeVisible()
})

test('the keyboard reaches the content first, and the heading has the focus after a change of screen', async ({
  page,
}) => {
  await signIn(page, 'ADMIN', '/account/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Posts', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Posts' })).toBeFocused()
  await expect(page).toHaveTitle(/^Posts/)
})

test('a menu opens by keyboard, marks the current choice, and returns the focus', async ({ page }) => {
  await signIn(page, 'ADMIN', '/users')
  const theme = page.getByRole('button', { name: 'Theme' })
  await theme.focus()
  for (const key of ['Enter', 'ArrowDown']) {
    await page.keyboard.press(key)
    await expect(page.getByRole('menuitemradio', { name: 'Light', checked: true })).toBeVisible()
    await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(theme).toBeFocused()
  }
})

test('the theme is stored, and follows the system when chosen', async ({ page }) => {
  await signIn(page, 'STAFF', '/posts')
  const html = page.locator('html')
  const brightness = () =>
    page.evaluate(() => {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(document.body).backgroundColor.match(/\d+/g)!.map(Number)
      return (red + green + blue) / 3
    })
  expect(await brightness()).toBeGreaterThan(200)
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect.poll(brightness).toBeLessThan(60)
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('menuitemradio', { name: 'System' }).click()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(html).toHaveAttribute('data-theme', 'dark')
})

test('on a phone the menu opens in a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'ADMIN', '/users')
  await expect(page.locator('.shell-sider')).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Main menu' })
  await drawer.getByRole('link', { name: 'Blocked posts' }).click()
  await expect(page).toHaveURL(/\/posts\/blocked$/)
  await expect(drawer).toHaveCount(0)
})
