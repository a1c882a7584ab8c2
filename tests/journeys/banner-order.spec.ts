import { expectListSettled } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

test('banners are reordered by keyboard, told to who does not see them, and saved in one go', async ({
  page,
  admin,
}) => {
  const names = async () => {
    const { cmsListBanner } = await admin.ask<{ cmsListBanner: { items: { name: string }[] } }>(
      '{ cmsListBanner(limit: 10) { items { name } } }',
    )
    return cmsListBanner.items.map(({ name }) => name)
  }
  const before = await names()
  const [first, second, third] = before as [string, string, string]
  await signIn(page, 'ADMIN', '/banners')
  await expectListSettled(page)
  const handle = page.locator('[data-handle]').first()
  await handle.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('status').filter({ hasText: first })).toContainText('2')
  await expect(page.locator('tr[data-id]').nth(1).locator('[data-handle]')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const rows = page.locator('tr[data-id]')
  await expect(rows.nth(0)).toContainText(second)
  await expect(rows.nth(1)).toContainText(third)
  await expect(rows.nth(2)).toContainText(first)
  // The moved row keeps the focus, so that it can be moved further.
  await expect(rows.nth(2).locator('[data-handle]')).toBeFocused()
  expect(await names()).toEqual(before)
  await expect(page.getByRole('status').filter({ hasText: 'saved' })).toBeVisible()
  await expect.poll(names).toEqual([second, third, first, ...before.slice(3)])

  await page.keyboard.press('ArrowUp')
  await expect(rows.nth(1).locator('[data-handle]')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect.poll(names).toEqual(before)
})
