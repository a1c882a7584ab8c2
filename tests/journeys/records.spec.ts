import { type Api, setStatus } from './harness/api.ts'
import { dialog, expectNotice, rowOf, picture } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

interface Named {
  readonly _id: string
  readonly name: string
}

async function normalProducts(admin: Api, count: number): Promise<{ _id: string; title: string }[]> {
  const { cmsPartnerProducts } = await admin.ask<{ cmsPartnerProducts: { items: { _id: string; title: string }[] } }>(
    `{ cmsPartnerProducts(limit: ${count}, filter: { termStatus: NORMAL }) { items { _id title } } }`,
  )
  return cmsPartnerProducts.items.slice(1)
}

test('a page gets a limit of pinned products, which must be greater than 0', async ({ page, admin }) => {
  const { cmsGetPages } = await admin.ask<{ cmsGetPages: { items: Named[] } }>(
    '{ cmsGetPages(limit: 1, filter: { termStatus: NORMAL }) { items { _id name } } }',
  )
  const { _id, name } = cmsGetPages.items[0]!
  const read = async () => {
    const document = 'query ($id: ID!) { cmsGetPage(_id: $id) { pinnedLimit } }'
    return (await admin.ask<{ cmsGetPage: { pinnedLimit: number | null } }>(document, { id: _id })).cmsGetPage
      .pinnedLimit
  }
  const other = (await read()) === 7 ? 8 : 7
  await signIn(page, 'ADMIN', `/pages?pinned=${_id}`)
  const limit = dialog(page, `Change pinned product limit: ${name}`)
  await limit.getByRole('spinbutton').fill('0')
  await limit.getByRole('button', { name: 'Save' }).click()
  await expect(limit.getByText('Please enter a number greater than 0', { exact: true })).toBeVisible()
  // A number that cannot be is told, not changed.
  await limit.getByRole('spinbutton').fill('5000')
  await limit.getByRole('button', { name: 'Save' }).click()
  await expect(limit.getByText('Pinned product limit must be at most 1000.', { exact: true })).toBeVisible()
  await limit.getByRole('spinbutton').fill('1,5')
  await limit.getByRole('spinbutton').blur()
  await expect(limit.getByText('Please enter a number greater than 0', { exact: true })).toBeVisible()
  await expect(limit.getByRole('spinbutton')).toHaveValue('1,5')
  await limit.getByRole('spinbutton').fill(String(other))
  await limit.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Success', 'Updated success!')
  expect(await read()).toBe(other)
})

test('a creator’s card leads to their posts', async ({ page, admin }) => {
  const { cmsGetPosts } = await admin.ask<{ cmsGetPosts: { items: { creator: { _id: string } }[] } }>(
    '{ cmsGetPosts(limit: 1, filter: { status: NORMAL }) { items { creator { _id } } } }',
  )
  await signIn(page, 'ADMIN', `/pages?creator=${cmsGetPosts.items[0]!.creator._id}`)
  await dialog(page, 'Creator detail').getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/posts\/[0-9a-f-]{36}/)
  await page.goBack()
  await dialog(page, 'Creator detail').getByRole('link', { name: /^\d+$/ }).click()
  await expect(page).toHaveURL(/\/posts\?createdBy=[0-9a-f-]{36}$/)
})

test('a product is deleted after a confirmation, and undone', async ({ page, admin }) => {
  const { cmsPartnerProducts } = await admin.ask<{ cmsPartnerProducts: { items: { _id: string; title: string }[] } }>(
    '{ cmsPartnerProducts(limit: 1, filter: { termStatus: NORMAL }) { items { _id title } } }',
  )
  const { _id, title } = cmsPartnerProducts.items[0]!
  await signIn(page, 'ADMIN', '/products?termStatus=NORMAL')
  const row = page.locator(`tr[data-id="${_id}"]`)
  await row.getByRole('button', { name: `Delete: ${title}` }).click()
  await dialog(page, 'Delete this product?').getByRole('button', { name: 'Yes' }).click()
  await expectNotice(page, 'Deleted', 'Product has been deleted!')
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toHaveCount(1)
})

test('from its open card, a deleted product gives way to the next one', async ({ page, admin }) => {
  const [product] = await normalProducts(admin, 3)
  await signIn(page, 'ADMIN', `/products?termStatus=NORMAL&product=${product!._id}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await dialog(page, 'Delete this product?').getByRole('button', { name: 'Yes' }).click()
  await expectNotice(page, 'Deleted', 'Product has been deleted!')
  await expect(page).not.toHaveURL(new RegExp(product!._id))
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Delete' })).toBeVisible()
})

test('the card of a deleted draft of a notification closes', async ({ page, admin }) => {
  const { createSystemNotification: draft } = await admin.ask<{ createSystemNotification: { _id: string } }>(
    'mutation { createSystemNotification(customMessage: "Nháp sẽ xóa", sendToAllUsers: true) { _id } }',
  )
  await signIn(page, 'ADMIN', '/system-notifications')
  await page.locator(`tr[data-id="${draft._id}"]`).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/system-notifications$/)
})

test('a product that was deleted meanwhile cannot be deleted, and its card offers nothing', async ({
  page,
  admin,
  faults,
}) => {
  faults.allow(/status of 4(04|09)/)
  const [, product] = await normalProducts(admin, 4)
  await signIn(page, 'ADMIN', `/products?termStatus=NORMAL&product=${product!._id}`)
  const card = page.getByRole('dialog').filter({ hasText: product!.title })
  await card.getByRole('button', { name: 'Delete' }).click()
  const question = dialog(page, 'Delete this product?')
  await admin.ask('mutation ($_id: ID!) { cmsDeleteProduct(_id: $_id) }', { _id: product!._id })
  await question.getByRole('button', { name: 'Yes' }).click()
  await expectNotice(page, 'Error', 'Product cannot delete!')
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('dialog').getByText('This product no longer exists.')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await expect(dialog(page, 'Someone changed this while you were editing')).toHaveCount(0)
})

test('a deleted category of pages opens to be read, with its history; Back asks before it discards changes of others', async ({
  page,
  admin,
}) => {
  const { cmsCreatePageCategory: category } = await admin.ask<{ cmsCreatePageCategory: { _id: string } }>(
    `mutation { cmsCreatePageCategory(name: { VI_VN: "Quán trà", EN_US: "Tea house" }, enum: "TEA_HOUSE") { _id } }`,
  )
  await admin.ask('mutation ($_id: ID!) { cmsDeletePageCategory(_id: $_id) }', category)
  await signIn(page, 'ADMIN', '/page-categories')
  await rowOf(page, 'Quán trà').getByRole('button', { name: 'View: Quán trà' }).click()
  const view = dialog(page, 'View')
  await expect(view.getByRole('textbox').first()).toBeDisabled()
  await expect(view.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await view.getByRole('button', { name: 'Show history' }).click()
  await expect(view.locator('.audit-timeline li').first()).toBeVisible()
  await view.getByRole('button', { name: 'Close' }).last().click()
  await expect(view).toHaveCount(0)

  await page
    .getByRole('button', { name: /^Edit: / })
    .first()
    .click()
  const edit = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Save' }) })
  await edit.getByRole('textbox').first().fill('Chưa lưu')
  await page.evaluate(() => history.back())
  await dialog(page, 'Leave without saving?').getByRole('button', { name: 'Stay' }).click()
  await expect(edit.getByRole('textbox').first()).toHaveValue('Chưa lưu')
})

test('blocked pages can be unblocked together, but not blocked again', async ({ page, admin }) => {
  const { cmsGetPages } = await admin.ask<{ cmsGetPages: { items: Named[] } }>(
    '{ cmsGetPages(limit: 3, filter: { termStatus: NORMAL }) { items { _id name } } }',
  )
  await setStatus(admin, 'PAGE', cmsGetPages.items[2]!._id, 'BLOCKED', 'Spam')
  await signIn(page, 'ADMIN', '/pages/BLOCKED')
  await page.locator('tr[data-id]').first().getByRole('checkbox').check()
  const bar = page.locator('.list-bulk')
  await expect(bar.getByRole('button', { name: 'Unblock', exact: true })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Block', exact: true })).toHaveCount(0)
})

test('a group is deleted with a reason that is not blank', async ({ page, admin }) => {
  const { getCmsGroups } = await admin.ask<{ getCmsGroups: { items: Named[] } }>(
    '{ getCmsGroups(limit: 1) { items { _id name } } }',
  )
  const { name } = getCmsGroups.items[0]!
  await signIn(page, 'ADMIN', '/groups')
  await page.getByRole('button', { name: `Delete: ${name}` }).click()
  const asking = dialog(page, 'Delete group')
  await asking.getByRole('textbox', { name: 'Reason' }).fill('   ')
  await asking.getByRole('button', { name: 'Delete' }).click()
  await expect(asking.getByText('Please input reason', { exact: true })).toBeVisible()
  await asking.getByRole('textbox', { name: 'Reason' }).fill('Spam')
  await asking.getByRole('button', { name: 'Delete' }).click()
  await expectNotice(page, 'Deleted', 'Group has been removed.')
  await expect(rowOf(page, name)).toHaveCount(0)
})

test('a place gets an uploaded picture as its primary image', async ({ page, admin }) => {
  const { topPlaces } = await admin.ask<{ topPlaces: Named[] }>('{ topPlaces(limit: 1) { _id name } }')
  const { _id, name } = topPlaces[0]!
  await signIn(page, 'ADMIN', '/places')
  await page.getByRole('button', { name: `Set primary image: ${name}` }).click()
  const choice = dialog(page, `Set primary image: ${name}`)
  await expect(choice.getByRole('radio')).not.toHaveCount(0)
  const before = await choice.getByRole('radio').count()
  await choice.locator('input[type=file]').setInputFiles(picture)
  await expect(choice.getByRole('radio')).toHaveCount(before + 1)
  await expect(choice.getByRole('radio').last()).toBeChecked()
  await choice.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Updated', 'The primary image has been set.')
  const { cmsGetPlace } = await admin.ask<{ cmsGetPlace: { medias: unknown[] } }>(
    'query ($id: ID!) { cmsGetPlace(_id: $id) { medias { _id } } }',
    { id: _id },
  )
  expect(cmsGetPlace.medias).toHaveLength(before + 1)
  await page.goto(`/places?place=${_id}`)
  const primary = page.getByRole('dialog').getByRole('button', { name: / · Primary image$/ })
  await expect(primary).toHaveCount(1)
  await expect(primary.getByText('Primary image')).toBeVisible()
})
