import type { Locator } from '@playwright/test'
import { openCases } from './harness/desk.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

test('what people reported stands in sight at 1440 × 900, whatever the record holds, in both languages', async ({
  page,
  admin,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const model of ['POST', 'USER', 'PRODUCT', 'MEDIA']) {
    const pictured = (await openCases(admin, model)).filter(({ lead }) => lead.medias.length > 0).slice(0, 3)
    expect(pictured).not.toHaveLength(0)
    for (const [i, { _id }] of pictured.entries()) {
      await signIn(page, 'ADMIN', `/reports/case/${_id}`, { language: i % 2 === 0 ? 'vi' : 'en' })
      const first = page.locator('.desk-case .reports-of tbody tr').first()
      await expect(first.locator('td').first()).toBeVisible()
      await expect.poll(() => isLoaded(page.locator('.desk-medias img').first())).toBe(true)
      const [report, bar] = await Promise.all([
        first.locator('td').nth(1).boundingBox(),
        page.getByRole('toolbar').boundingBox(),
      ])
      expect(report!.y + report!.height, `${model} ${_id}`).toBeLessThanOrEqual(bar!.y)
    }
  }
})

const isLoaded = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)

test('a face that is covered at the desk is covered in lists and details', async ({ page, admin }) => {
  const { lead } = (await openCases(admin, 'USER')).find(
    ({ lead, byReason }) => lead.medias.length > 0 && byReason.some(({ reason }) => reason === 'NUDITY'),
  )!
  await signIn(page, 'ADMIN', `/users?query=${encodeURIComponent(lead.title)}`)
  const face = (within: Locator) => within.locator('img.face').first()
  await expect(face(page.locator(`tr[data-id="${lead._id}"]`))).toHaveCSS('filter', /blur/)
  await page.goto(`/reports/user?record=${lead._id}`)
  await expect(face(page.getByRole('dialog'))).toHaveCSS('filter', /blur/)
})
