import { dialog, expectNotice, rowOf } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

test('an event is enabled in place of another one, and the undo puts both back', async ({ page }) => {
  await signIn(page, 'ADMIN', '/events')
  const next = rowOf(page, 'Giáng sinh và năm mới')
  const current = rowOf(page, 'Mùa mây Tây Bắc')
  await expect(current.getByRole('link', { name: /^Enabled/ })).toBeVisible()

  await next.getByRole('link', { name: /^Disabled/ }).click()
  const status = dialog(page, 'Giáng sinh và năm mới')
  await status.getByRole('radio', { name: 'Enabled' }).check()
  await status.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('“Mùa mây Tây Bắc” is enabled now and will be disabled.')).toBeVisible()
  await dialog(page, 'Do you sure change this status?').getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Updated', 'Event has been updated.')
  await expect(next.getByRole('link', { name: /^Enabled/ })).toBeVisible()
  await expect(current.getByRole('link', { name: /^Disabled/ })).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(current.getByRole('link', { name: /^Enabled/ })).toBeVisible()
  await expect(next.getByRole('link', { name: /^Disabled/ })).toBeVisible()
})

test('a dialog whose record is gone says so', async ({ page }) => {
  await signIn(page, 'ADMIN', '/events?event=01900000-0000-7000-8000-000000000000')
  const gone = dialog(page, 'Error')
  await expect(gone.getByText('This event no longer exists.')).toBeVisible()
  await gone.getByRole('button', { name: 'OK' }).click()
  await expect(gone).toBeHidden()
  await expect(page).toHaveURL(/\/events$/)
})
