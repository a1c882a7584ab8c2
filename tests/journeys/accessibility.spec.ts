import { classesWithoutRules } from './harness/antd-classes.ts'
import { seriousFaults } from './harness/axe.ts'
import { choose, dialog } from './harness/screen.ts'
import { setTheme } from './harness/screens.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

test('menus, choices, dialogs and errors over the screens have no serious axe violation', async ({ page }) => {
  await signIn(page, 'ADMIN', '/users')
  const look = async (what: string) => {
    for (const theme of ['dark', 'light'] as const) {
      await setTheme(page, theme)
      expect(await seriousFaults(page), `${what}, ${theme}`).toEqual([])
    }
    expect(await classesWithoutRules(page), `${what}, left out of antd's stylesheet`).toEqual([])
  }
  await page.getByRole('button', { name: 'Columns and density' }).click()
  await expect(page.getByRole('group', { name: 'Columns and density' })).toBeVisible()
  await look('columns')
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page
    .getByRole('region', { name: /selected/ })
    .getByRole('button', { name: 'Block', exact: true })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect(page.getByText('Please select your reason!')).toBeVisible()
  await look('a question with a fault')
  await page.goto('/users/create')
  await page.getByRole('button', { name: 'Create user' }).click()
  await expect(page.getByText('Please input your full name!')).toBeVisible()
  await page.getByRole('combobox', { name: 'Country' }).click()
  await expect(page.locator('.ant-select-item-option').first()).toBeVisible()
  await look('a form with faults and choices')
})

test('a dialog over a form has ids of its own, so that labels and faults belong to its fields', async ({ page }) => {
  const twice = () =>
    page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      return ids.filter((id, at) => ids.indexOf(id) !== at)
    })
  // The detail has a form for the status, with a reason; the action asks for a reason too.
  await signIn(page, 'ADMIN', '/posts?status=NORMAL')
  await page.locator('tr[data-id] .list-name a, tr[data-id] a').first().click()
  const detail = page.getByRole('dialog')
  await choose(detail, 'Status', 'Blocked')
  await expect(detail.getByRole('textbox', { name: 'Reason' })).toBeVisible()
  await detail.getByRole('button', { name: 'Block', exact: true }).click()
  const question = dialog(page, 'Block post')
  await expect(question.getByRole('textbox', { name: 'Reason' })).toBeFocused()
  expect(await twice()).toEqual([])
  await question.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(question.locator('.ant-form-item-explain-error')).toBeVisible()
  expect(await twice()).toEqual([])
  expect(await seriousFaults(page)).toEqual([])
})
