import { handsOf } from './harness/hands.ts'
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

test('badge requests are decided one after another by key, and several at once with one reason', async ({
  page,
  admin,
}) => {
  const statusOf = async (id: string) =>
    (await admin.ask<{ getRequestBadge: { status: string } }>(`{ getRequestBadge(_id: "${id}") { status } }`))
      .getRequestBadge.status
  await signIn(page, 'ADMIN', '/badges/verifies?status=PENDING')
  const rows = page.locator('tr[data-id]')
  await expect(rows.nth(3)).toBeVisible()
  const ids = await rows.evaluateAll((all) => all.slice(0, 4).map((row) => (row as HTMLElement).dataset.id!))
  await page.goto(`/badges/verifies?status=PENDING&request=${ids[0]}`)
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'Pending' })).toBeChecked()
  const why = 'The picture cannot be made out'
  await expect(page.getByRole('dialog').getByRole('button', { name: why })).toBeVisible()
  const rejection = handsOf(page)
  await rejection.press('3')
  const rejecting = page.getByRole('dialog', { name: 'Reject the request of' })
  await expect(rejecting.getByLabel('Reason (kept in the history)')).toHaveValue(why)
  await rejection.press('Enter')
  rejection.expectAtMost(2)
  await expect(page).toHaveURL(new RegExp(ids[1]!))
  await expect.poll(() => statusOf(ids[0]!)).toBe('REJECTED')
  await page.keyboard.press('?')
  const help = dialog(page, 'Keyboard shortcuts')
  for (const text of ['Approve', 'Reject…', `Reject: ${why}`])
    await expect(help.getByText(text, { exact: true }).first()).toBeVisible()

  await page.goto('/badges/verifies?status=PENDING')
  for (const id of [ids[1], ids[2]]) await page.locator(`tr[data-id="${id}"]`).getByRole('checkbox').check()
  await page.getByRole('region', { name: '2 selected' }).getByRole('button', { name: 'Reject' }).click()
  const many = dialog(page, 'Reject these badge requests? Requests: 2')
  await many.getByRole('button', { name: 'Too few contributions for this badge' }).click()
  await many.getByRole('button', { name: 'Reject' }).click()
  await expect.poll(() => statusOf(ids[2]!)).toBe('REJECTED')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(() => statusOf(ids[1]!)).toBe('PENDING')
})

test('after a decision the next request that waits follows, whatever the list shows, and its rows say what is asked', async ({
  page,
  admin,
}) => {
  const asked =
    '{ cmsListRequestBadges(limit: 1, filter: { status: PENDING }) { items { _id requestForms { text } } } }'
  const [first] = (
    await admin.ask<{ cmsListRequestBadges: { items: { _id: string; requestForms: { text: string | null }[] }[] } }>(
      asked,
    )
  ).cmsListRequestBadges.items
  await signIn(page, 'ADMIN', '/badges/verifies?status=PENDING')
  const text = first!.requestForms.find(({ text }) => text)!.text!
  await expect(page.locator(`tr[data-id="${first!._id}"]`)).toContainText(text)

  // The list shows requests with any status.
  await page.goto(`/badges/verifies?request=${first!._id}`)
  const open = page.getByRole('dialog')
  await expect(open.getByRole('radio', { name: 'Pending' })).toBeChecked()
  await page.keyboard.press('a')
  await expect(page).not.toHaveURL(new RegExp(first!._id))
  await expect(open.getByRole('radio', { name: 'Pending' })).toBeChecked()
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
