import type { Page } from '@playwright/test'
import type { Api } from './harness/api.ts'
import { dayFromNow } from './harness/day.ts'
import { dialog, expectNotice, picture, rowOf } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

/** Later than the wheels of the demo. */
const days = (from: number) => `${dayFromNow(from)} 08:00`

async function setMoment(page: Page, id: string, moment: string): Promise<void> {
  await page.locator(`#${id}`).fill(moment)
  await page.locator(`#${id}`).press('Enter')
}

/** Holds uploads back until the returned function is called. */
async function holdUpload(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (route.request().headers()['content-type']?.startsWith('multipart/')) await promise
    await route.fallback()
  })
  return resolve
}

const prize = (page: Page, number: number) => page.getByRole('group', { name: new RegExp(`^Prize ${number}:`) })

test('a wheel is created: batches spread, a prize within its total, a picture, a simulation', async ({ page }) => {
  const title = `Vòng quay ${Date.now()}`
  await signIn(page, 'ADMIN', '/lucky-wheels/create')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Title (English)').fill('Spring wheel')
  const gold = page.getByLabel('Name of tier Gold', { exact: true })
  await gold.fill('x'.repeat(51))
  await expect(page.getByText('Prize title must not exceed 50 characters')).toBeVisible()
  await gold.fill('Giải nhì')
  await setMoment(page, 'startDate', days(100))
  await setMoment(page, 'endDate', days(102))
  await page.getByLabel('Number of batches').fill('2')
  await page.getByLabel('Number of batches').press('Tab')
  const batches = page.getByRole('list', { name: 'Batches over the time of the wheel' }).getByRole('listitem')
  await expect(batches).toHaveCount(2)
  const second = page.getByRole('group', { name: 'Batch 2' })
  // Half of two days without the pause of ten minutes, and then the pause, to a round time.
  await expect(second.getByLabel('Start')).toHaveValue(days(101).replace('08:00', '08:10'))

  await page.getByRole('button', { name: 'Add prize' }).click()
  const adding = dialog(page, 'Add prize')
  await adding.getByLabel('Points').last().fill('100')
  await adding.getByLabel('Total quantity').fill('10')
  await adding.getByLabel('Quantity in batch 1').fill('6')
  await adding.getByLabel('Quantity in batch 2').fill('6')
  await adding.getByRole('button', { name: 'Add prize' }).click()
  await expect(adding.getByText('The total prize in batches cannot be greater than the total number!')).toBeVisible()
  await adding.getByLabel('Quantity in batch 2').fill('4')
  await adding.getByRole('button', { name: 'Add prize' }).click()
  await expect(adding).toBeHidden()

  await page.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Error media', 'Please select enough photos for the prize!')
  await expect(prize(page, 1).getByText('Please select enough photos for the prize!')).toBeVisible()
  await expect(page.locator('form .ant-input-status-error')).toHaveCount(0)
  const sendPicture = await holdUpload(page)
  await prize(page, 1).locator('input[type=file]').setInputFiles(picture)
  // The wheel would be saved without the picture.
  await expect(page.getByRole('button', { name: 'Save' })).toHaveClass(/ant-btn-loading/)
  sendPicture()
  await expect(prize(page, 1).getByRole('img', { name: 'Picture of prize 1' })).toBeVisible()

  await expect(page.locator('.simulator-axis span')).toHaveText(
    [0, 3, 6, 9, 12, 15, 18, 21].map((hour) => `${hour}:00`),
  )
  await page.getByRole('button', { name: 'Simulate' }).click()
  await expect(page.getByText(/runs the wheel gave .* points on average/)).toBeVisible()

  await page.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Created', 'Lucky wheel create success')
  await expect(rowOf(page, title)).toContainText('10')

  await page.getByRole('link', { name: 'Deleted lucky wheels' }).click()
  await expect(page.getByRole('heading', { name: 'Deleted lucky wheels' })).toBeVisible()
  await expect(rowOf(page, 'Vòng quay trung thu')).toContainText('Deleted')
})

test('a wheel that runs says what is locked, saves a quantity by itself, and takes a designated winner', async ({
  page,
  admin,
}) => {
  const phoneNumber = await someone(admin)
  await signIn(page, 'ADMIN', '/running/lucky-wheels')
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.locator('#startDate')).toBeDisabled()
  await expect(page.getByText('You cannot fix the starting time of the started wheel.')).toBeVisible()
  await expect(page.getByLabel('Number of batches')).toBeDisabled()
  await expect(page.getByRole('group', { name: 'Batch 1' }).getByLabel('Start')).toBeDisabled()

  const card = prize(page, 3)
  await expect(card.getByLabel('Quantity in batch 1')).toBeDisabled()
  await expect(card.getByText('A batch that has begun keeps its quantities.')).toBeVisible()
  await expect(card.getByRole('button', { name: /^Delete/ })).toBeDisabled()
  const quantity = card.getByLabel('Quantity in batch 2')
  await quantity.fill('19')
  await quantity.press('Tab')
  await expect(card.getByText('The total prize in batches cannot be greater than the total number!')).toBeVisible()
  await quantity.fill('')
  await expect(card.getByText('Quantity in batch 2: This field is required!')).toBeVisible()
  await quantity.fill('17')
  await quantity.press('Tab')
  await expectNotice(page, 'Updated', 'Lucky prize updated success!')

  // A quantity that waits for a greater total is saved with it.
  const left = card.getByText(/^Left: /).last()
  const before = Number((await left.textContent())!.replace(/\D/g, ''))
  await quantity.fill('40')
  await expect(card.getByText('The total prize in batches cannot be greater than the total number!')).toBeVisible()
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('"qty":40') ?? false)
  await card.getByLabel('Total quantity').fill('500')
  await saved
  await expect(left).toHaveText(`Left: ${before + 23}`)

  await card.getByRole('button', { name: 'Winners of prize 3 in batch 2' }).click()
  const winners = page.getByRole('dialog').filter({ hasText: 'in batch 2' })
  await winners.getByRole('combobox', { name: 'Designated people' }).fill(phoneNumber.replace('+84', '0'))
  await winners.getByRole('combobox', { name: 'Designated people' }).press('Enter')
  await expect(winners.getByText(phoneNumber, { exact: true })).toBeVisible()
  await winners.getByLabel('Reason').fill('Won the photo contest')
  await winners.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Updated', 'Update winner success')

  await page.getByLabel('Title (English)').fill('Wheel of the year')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Updated', 'Lucky wheel updated success')
  await expect(rowOf(page, 'Wheel of the year')).toBeVisible()
})

async function someone(admin: Api): Promise<string> {
  const { cmsGetUsers } = await admin.ask<{ cmsGetUsers: { items: { phoneNumber: string }[] } }>(
    '{ cmsGetUsers(limit: 20, filter: { group: MEMBER, termStatus: NORMAL }) { items { phoneNumber } } }',
  )
  return cmsGetUsers.items.find(({ phoneNumber }) => phoneNumber.startsWith('+84'))!.phoneNumber
}
