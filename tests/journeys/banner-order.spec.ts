import type { Locator } from '@playwright/test'
import { uniqueWord } from './harness/api.ts'
import { fillEmpty, formOf } from './harness/fields.ts'
import { handsOf } from './harness/hands.ts'
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

test('a banner goes to the first place with two actions, and to any place by its number', async ({ page, admin }) => {
  const names = async () => {
    const { cmsListBanner } = await admin.ask<{ cmsListBanner: { items: { name: string }[] } }>(
      '{ cmsListBanner(limit: 100) { items { name } } }',
    )
    return cmsListBanner.items.map(({ name }) => name)
  }
  const before = await names()
  const last = before.at(-1)!
  await signIn(page, 'ADMIN', '/banners?size=50')
  await expectListSettled(page)
  const rows = page.locator('tr[data-id]')
  const menuOf = (row: Locator) => row.getByRole('button', { name: /^More actions/ })
  await menuOf(rows.last()).click()
  await page.getByRole('menuitem', { name: 'Move to the top' }).click()
  await expect(rows.first()).toContainText(last)
  await expect.poll(names).toEqual([last, ...before.slice(0, -1)])

  await menuOf(rows.first()).click()
  await page.getByRole('menuitem', { name: 'Move to place …' }).click()
  const asked = page.getByRole('dialog')
  await asked.getByLabel('Position').fill(String(before.length))
  await asked.getByRole('button', { name: 'Move', exact: true }).click()
  await expect.poll(names).toEqual(before)
})

test('a new banner is in the first place two clicks after its form is filled', async ({ page, admin }) => {
  const name = `Băng rôn ${uniqueWord()}`
  const first = async () => {
    const { cmsListBanner } = await admin.ask<{ cmsListBanner: { items: { name: string }[] } }>(
      '{ cmsListBanner(limit: 1) { items { name } } }',
    )
    return cmsListBanner.items[0]!.name
  }
  await signIn(page, 'ADMIN', '/banners/create')
  const form = formOf(page)
  await expect(form).toBeVisible()
  await fillEmpty(page, form, { Link: 'https://example.com/he' })
  await page.getByLabel('Name', { exact: true }).fill(name)
  const hands = handsOf(page)
  await hands.click(page.getByRole('button', { name: 'Save' }))
  await hands.click(page.getByRole('button', { name: 'Move to the top' }))
  await expect.poll(first).toBe(name)
  hands.expectAtMost(3)
})
