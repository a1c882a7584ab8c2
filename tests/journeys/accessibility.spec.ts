import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { classesWithoutRules } from './harness/antd-classes.ts'
import { enterScreen, openScreen, samplesOf, screens, setTheme } from './harness/screens.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe calls serious or critical on the open screen, each with where it is. */
async function gravest(page: Page): Promise<string[]> {
  // The debugger's evaluation is not subject to the page's policy, so axe needs no hole in it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const { violations } = await page.evaluate(() => {
    const { axe } = window as unknown as { axe: { run: (context: Document, options: object) => Promise<AxeResults> } }
    return axe.run(document, { resultTypes: ['violations'] })
  })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`,
      ),
    )
}

for (const language of ['en', 'vi'] as const) {
  test(`no screen in ${language} has anything serious for axe, by day or by night`, async ({ page, admin }) => {
    test.setTimeout(400_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const samples = await samplesOf(admin)
    for (const [at, screen] of screens.entries()) {
      await test.step(screen.name, async () => {
        // The first one is the login, the second one signs in for all that follow.
        if (at < 2) await enterScreen(page, screen, samples, { language })
        else await openScreen(page, screen, samples)
        expect.soft(await classesWithoutRules(page), `${screen.name}, left out of antd's stylesheet`).toEqual([])
        for (const theme of ['dark', 'light'] as const) {
          await setTheme(page, theme)
          expect.soft(await gravest(page), `${screen.name}, ${theme}`).toEqual([])
        }
      })
    }
  })
}

test('what stands over the screens: menus, choices, questions, faults', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, 'ADMIN', '/users')
  const look = async (what: string) => {
    for (const theme of ['dark', 'light'] as const) {
      await setTheme(page, theme)
      expect(await gravest(page), `${what}, ${theme}`).toEqual([])
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
