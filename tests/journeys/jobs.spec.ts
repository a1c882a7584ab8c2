import type { Page } from '@playwright/test'
import { dialog, expectNotice, rowOf } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

const name = 'Erase documents of verification requests'

/** Shows the job as one whose items have failed, as nothing fails in the demo. */
async function withFailures(page: Page): Promise<void> {
  await page.route('/graphql', async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { data?: { cmsGetJobs?: { _id: string }[]; cmsGetJobFailures?: object[] } }
    const job = json.data?.cmsGetJobs?.find(({ _id }) => _id === 'erase verify documents')
    const lastError = 'EACCES: permission denied, unlink …'
    if (job) Object.assign(job, { lastResult: 'FAILED', failuresInRow: 4, failingItems: 1, lastError })
    if (json.data?.cmsGetJobFailures) {
      const nextTryAt = new Date(Date.now() + 3_600_000).toISOString()
      const item = '0190a1b2-0000-7000-8000-00000000000a'
      json.data.cmsGetJobFailures = [{ item, attempts: 4, firstFailedAt: '2026-01-02T03:04:05Z', nextTryAt, lastError }]
    }
    await route.fulfill({ response, json })
  })
}

test('an ADMIN sees how the jobs went, and runs one now, by mouse and by keyboard', async ({ page }) => {
  await signIn(page, 'ADMIN', '/jobs')
  const row = rowOf(page, name)
  await expect(row).toContainText('Erases documents and numbers 90 days after the decision')
  await expect(row).toContainText('Every 1 hr')
  await row.getByRole('button', { name: `Run now: ${name}` }).click()
  await expectNotice(page, 'Job started', `“${name}” runs in a few seconds.`)
  // The screen follows by itself.
  await expect(row.getByText('OK', { exact: true })).toBeVisible()
  await expect(row.getByText('just now').first()).toBeVisible()

  // By keyboard: the job above.
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  const detail = dialog(page, 'Expire points')
  await expect(detail.getByText('No item of this job is failing.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(detail).toBeHidden()

  await page.goto('/audit')
  await expect(page.locator('tr[data-id]').filter({ hasText: 'Ran a job' }).first()).toContainText(
    'erase verify documents',
  )
})

test('failing items are listed with their next try, and can be tried at once', async ({ page, faults }) => {
  faults.allow(/status of 404/)
  await withFailures(page)
  await signIn(page, 'ADMIN', '/jobs')
  const row = rowOf(page, name)
  await expect(row).toContainText('Failed 4 times in a row')
  await row.getByRole('button', { name: `Details: ${name}` }).click()
  const detail = dialog(page, name)
  const failure = detail.getByRole('row').filter({ hasText: '00000000000a' })
  await expect(failure).toContainText('EACCES: permission denied')
  await expect(failure).toContainText('minutes')
  await failure.getByRole('button', { name: 'Try again now' }).click()
  // The server does not know it.
  await expectNotice(page, 'Error', 'This item is no longer failing.')
})

test('the menu counts jobs that failed three times', async ({ page }) => {
  await page.context().route('**/live', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `event: hello\ndata: {}\n\nevent: waiting\ndata: {"cmsGetJobs":2}\n\n`,
    }),
  )
  await signIn(page, 'ADMIN', '/posts')
  await page.getByRole('link', { name: 'Config APP Scheduled jobs that failed three times: 2' }).click()
  await page.getByRole('link', { name: 'Scheduled jobs', exact: true }).click()
  await expect(page).toHaveURL(/\/jobs$/)
})
