import { dialog, expectNotice, rowOf } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

test('a badge request is approved and taken back, and the person has the badge only in between', async ({
  page,
  admin,
}) => {
  const { cmsListRequestBadges } = await admin.ask<{
    cmsListRequestBadges: { items: { _id: string; title: string; creator: { _id: string; fullName: string } }[] }
  }>(`{ cmsListRequestBadges(limit: 5, filter: { status: PENDING }, sortBy: { type: CREATED_AT, dir: ASC }) {
    items { _id title creator { _id fullName } } } }`)
  const [{ _id, title, creator }] = cmsListRequestBadges.items as [(typeof cmsListRequestBadges.items)[0]]
  const badgeOf = async () =>
    (
      await admin.ask<{ cmsGetUser: { badge: { title: string } | null } }>(
        `{ cmsGetUser(userId: "${creator._id}") { badge { title } } }`,
      )
    ).cmsGetUser.badge?.title

  await signIn(page, 'ADMIN', '/badges/verifies?status=PENDING&sort=CREATED_AT&dir=ASC')
  await rowOf(page, creator.fullName)
    .getByRole('link', { name: /^Pending: the request of/ })
    .click()
  const request = dialog(page, `${title}: ${creator.fullName}`)
  await expect(request.getByText('Giới thiệu về bạn')).toBeVisible()
  await request.getByRole('radio', { name: 'Approved' }).check()
  await request.getByRole('button', { name: 'OK' }).click()
  await expectNotice(page, 'Updated', 'Status admin update success')
  await expect(rowOf(page, creator.fullName)).toHaveCount(0)
  expect(await badgeOf()).toBe(title)

  await page.goto(`/badges/verifies?request=${_id}`)
  await expect(request.getByText(title, { exact: true })).toBeVisible()
  await request.getByRole('radio', { name: 'Rejected' }).check()
  await request.getByRole('button', { name: 'OK' }).click()
  await expect(request).toBeHidden()
  await expect.poll(badgeOf).toBe(undefined)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(badgeOf).toBe(title)
})

test('a register form that cannot be saved or deleted says so', async ({ page, admin, faults }) => {
  faults.allow(/status of 500/)
  const { cmsListBadges } = await admin.ask<{
    cmsListBadges: { items: { registerForms: { detail: string }[] }[] }
  }>('{ cmsListBadges(limit: 1) { items { registerForms { detail } } } }')
  const { detail } = cmsListBadges.items[0]!.registerForms[0]!
  await signIn(page, 'ADMIN', '/badges/register_form')
  await page.getByRole('button', { name: `Delete: ${detail}` }).click()
  await dialog(page, 'Delete this register form?').getByRole('button', { name: 'Yes' }).click()
  await expectNotice(page, 'Cannot be deleted!', 'A badge has this register form, so it cannot be deleted.')
  await dialog(page, 'Delete this register form?').getByRole('button', { name: 'No' }).click()

  await page.getByRole('button', { name: 'Add register form' }).click()
  const add = dialog(page, 'Add register form')
  await add.getByRole('textbox', { name: 'Title', exact: true }).fill('Bằng cấp')
  await add.getByRole('textbox', { name: 'Title (English)' }).fill('Diploma')
  await add.getByRole('radio', { name: 'Text' }).check()
  await add.getByRole('radio', { name: 'Yes' }).check()
  await page.route('/graphql', (route) => route.fulfill({ status: 500, json: { errors: [{ message: 'Closed.' }] } }))
  await add.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Form create failed!', 'Closed.')
})
