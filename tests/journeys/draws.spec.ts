import type { Page } from '@playwright/test'
import { type Api, createPerson } from './harness/api.ts'
import { signInToApp } from './harness/members.ts'
import { expect, test } from './harness/test.ts'

/** A spin on the wheel that runs, with its receipt once it is sealed. */
async function sealedSpin(admin: Api, url: string): Promise<{ wheelId: string; receipt: string }> {
  const member = await signInToApp(url, await createPerson(admin))
  const { wheel } = await member.ask<{ wheel: { _id: string } }>('{ wheel { _id } }')
  const { spin } = await member.ask<{ spin: { spinId: string } }>(
    'mutation ($wheelId: ID!) { spin(wheelId: $wheelId, requestId: "draws-journey") { spinId } }',
    { wheelId: wheel._id },
  )
  let receipt = ''
  await expect
    .poll(
      async () => {
        // It may be running by itself just now.
        await admin.ask('mutation { cmsRunJob(job: "seal draws") { _id } }').catch(() => undefined)
        const asked = await member.ask<{ spinReceipt: { root: string | null } }>(
          `query ($spinId: ID!) { spinReceipt(spinId: $spinId) { spinId wheelId userId number moment batchId seedHash seed
            prizeId unit dueAt eligibleTiers assigned root path salt formerRoot person } }`,
          { spinId: spin.spinId },
        )
        receipt = JSON.stringify(asked.spinReceipt)
        return asked.spinReceipt.root
      },
      { timeout: 60_000, intervals: [3_000] },
    )
    .not.toBeNull()
  return { wheelId: wheel._id, receipt }
}

const check = (page: Page) => page.getByRole('button', { name: 'Check the receipt' }).click()

test('a receipt is checked without signing in, and a changed one is found', async ({ page, admin, product }) => {
  test.setTimeout(180_000)
  const { wheelId, receipt } = await sealedSpin(admin, product.url)
  await page.goto(`/app/draws/${wheelId}?lang=en`)
  const results = page.getByRole('status')
  await page.getByLabel('Receipt').fill(receipt)
  await check(page)
  await expect(results.first()).toContainText('The receipt is in the log, as number')

  const flipped = receipt.replace(/"salt":"(.)/, (_, digit) => `"salt":"${digit === '0' ? '1' : '0'}`)
  await page.getByLabel('Receipt').fill(flipped)
  await check(page)
  await expect(results.first()).toContainText('The receipt is of another person')
  await page.getByLabel('Receipt').fill('{"spinId":"1"}')
  await check(page)
  await expect(results.first()).toContainText('This is not a whole receipt')

  // A link carries the receipt, in the other language and without a word from the server.
  await page.goto(`/app/draws/${wheelId}?lang=vi#receipt=${Buffer.from(receipt).toString('base64url')}`)
  await expect(page.getByRole('status').first()).toContainText(/Biên nhận có trong nhật ký|Nhật ký công khai ghi/)
})
