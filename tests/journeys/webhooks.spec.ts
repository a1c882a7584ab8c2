import { dialog, expectNotice } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

test('an endpoint is added, tested, paused and resumed, and its deliveries are shown', async ({ page }) => {
  const url = `https://127.0.0.1:9/${Math.random()}`
  await signIn(page, 'ADMIN', '/integration/webhooks')
  await page.getByRole('button', { name: 'Add endpoint' }).click()
  const adding = dialog(page, 'Add endpoint')
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect(adding.getByText('Please enter an address', { exact: true })).toBeVisible()
  await adding.getByLabel('Address (URL)').fill(url)
  await adding.getByLabel('points.booked').check()
  await adding.getByRole('button', { name: 'Save' }).click()
  const shown = dialog(page, 'Secret of the endpoint')
  await expect(shown.getByText(/^whsec_/)).toBeVisible()
  await shown.getByRole('button', { name: 'I have kept it' }).click()

  const row = page.getByRole('row', { name: url })
  await expect(row).toContainText('Sending')
  await row.getByRole('link', { name: 'Deliveries' }).click()
  await expect(page.getByRole('heading', { name: `Deliveries to ${url}` })).toBeVisible()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expectNotice(page, 'Error', 'The test was not delivered: the address is private and not allowed')
  const delivery = page.getByRole('row', { name: 'webhook.test' }).first()
  await expect(delivery).toContainText('Failed')
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Paused by hand')).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('Paused by hand')).toBeHidden()
  await page.getByRole('button', { name: 'New secret' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(dialog(page, 'Secret of the endpoint').getByText(/^whsec_/)).toBeVisible()
})
