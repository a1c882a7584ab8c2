import { expect, test } from './harness/test.ts'
import { signIn, visit } from './harness/visit.ts'

test('an ADMIN reads how far second moderators agreed, and has a disagreement decided again by keyboard', async ({
  page,
}) => {
  await signIn(page, 'ADMIN', '/reports/calibration')
  await expect(page.getByRole('heading', { level: 1, name: 'Calibration' })).toBeVisible()
  const figures = page.getByRole('region', { name: 'Calibration', exact: true })
  await expect(figures.getByText('Could be drawn')).toBeVisible()
  await expect(figures.getByText(/^\d+% \(\d+–\d+%\)$/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'By reason' }).getByText('too few').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'By person' }).getByRole('row')).not.toHaveCount(1)

  const disagreements = page.getByRole('region', { name: 'Disagreements' })
  const row = disagreements
    .getByRole('row')
    .filter({ has: page.getByRole('button') })
    .first()
  const link = row.getByRole('link')
  const [title, address] = [await link.textContent(), await link.getAttribute('href')]
  await row.getByRole('button', { name: `Decide again: ${title}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The reports are open again: the case waits at the desk.')).toBeVisible()
  await expect(disagreements.locator(`tr:has(a[href="${address}"])`)).toContainText('Opened again')
  await visit(page, address!)
  await expect(page.getByRole('toolbar').getByRole('button', { name: /No violation/ })).toBeVisible()
})

test('staff without that right do not find it', async ({ page }) => {
  await signIn(page, 'STAFF', '/reports/calibration')
  await expect(page.getByText('Permission Denied!')).toBeVisible()
})
