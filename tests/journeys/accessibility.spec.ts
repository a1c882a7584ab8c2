import { classesWithoutRules } from './harness/antd-classes.ts'
import { seriousFaults } from './harness/axe.ts'
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
