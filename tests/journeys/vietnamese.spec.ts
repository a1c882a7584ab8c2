import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createPerson, createPost, setGroup, uniqueWord } from './harness/api.ts'
import { choicesOf, openPalette } from './harness/screen.ts'
import { expectStill } from './harness/screens.ts'
import { expect, test } from './harness/test.ts'
import { signIn, visit } from './harness/visit.ts'
import { englishTextsOn } from './harness/visible-texts.ts'

/** Nothing on the open screen is English if there is a Vietnamese text for it. */
async function expectVietnamese(page: Page, what: string): Promise<void> {
  await expectStill(page)
  expect.soft(await englishTextsOn(page), what).toEqual([])
}

test('errors at the sign-in are in Vietnamese', async ({ page, faults }) => {
  faults.allow(/status of 401/)
  await visit(page, '/login', { language: 'vi' })
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page.getByText('Vui lòng nhập số điện thoại!', { exact: true })).toBeVisible()
  await expect(page.getByText('Vui lòng nhập mật khẩu!', { exact: true })).toBeVisible()
  await expectVietnamese(page, 'empty fields')
  await page.getByLabel('Số điện thoại').fill('0960000000')
  await page.getByLabel('Mật khẩu', { exact: true }).fill('khong-phai-mat-khau')
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(['Số điện thoại hoặc mật khẩu không đúng.'])
  await expectVietnamese(page, 'refused')
})

test('dialogs and menus over the lists are in Vietnamese', async ({ page }) => {
  await signIn(page, 'ADMIN', '/users', { language: 'vi' })
  await expectStill(page)
  await page.locator('.list-tools .ant-btn').nth(1).click()
  await expect(page.locator('.list-view')).toBeVisible()
  await expectVietnamese(page, 'columns')
  await page.reload()
  await expectStill(page)
  await page.locator('.list-tools .ant-btn').first().click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expectVietnamese(page, 'export')
  await page.keyboard.press('Escape')
  await page.locator('.ant-pagination-options').getByRole('combobox').click()
  await expect(page.locator('.ant-select-item-option').first()).toBeVisible()
  await expectVietnamese(page, 'page sizes')
  await page.keyboard.press('Escape')
  await page.locator('button.list-icon[aria-haspopup=menu]').first().click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expectVietnamese(page, 'more actions')
  await page.keyboard.press('Escape')
  await page.locator('thead input[type=checkbox]').check()
  await page.locator('.list-bulk .ant-btn-dangerous').click()
  await page.getByRole('dialog').locator('.ant-btn-primary').click()
  await expect(page.locator('.ant-form-item-explain-error')).toBeVisible()
  await expectVietnamese(page, 'bulk question')
  await page.goto('/posts')
  await expectStill(page)
  await page.locator('.list-days button').first().click()
  await expect(page.locator('.form-calendar-day').first()).toBeVisible()
  await expectVietnamese(page, 'days')
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Trạng thái' }).click()
  await expect(page.locator('.ant-select-item-option').first()).toBeVisible()
  await expectVietnamese(page, 'statuses')
})

test('questions, errors and notices are in Vietnamese', async ({ page, admin, faults }) => {
  faults.allow(/status of 4\d\d/)
  const person = await createPerson(admin)
  const post = await createPost(admin, person)
  await signIn(page, 'ADMIN', '/users/create', { language: 'vi' })
  await page.locator('button[type=submit]').click()
  await expect(page.locator('.ant-form-item-explain-error')).toHaveCount(4)
  await expectVietnamese(page, 'create user')
  await page.goto('/posts/create')
  await page.locator('button[type=submit]').click()
  await expect(page.locator('.ant-form-item-explain-error')).not.toHaveCount(0)
  await expectVietnamese(page, 'create post')

  await page.goto(`/users/${person._id}/edit`)
  await page.locator('#termStatus').click()
  await choicesOf(page).nth(1).click()
  await page.getByRole('dialog').locator('.ant-btn-primary').click()
  await expect(page.locator('.ant-form-item-explain-error')).toBeVisible()
  await expectVietnamese(page, 'change of status')
  await page.getByRole('dialog').locator('textarea').fill('Lý do')
  await page.getByRole('dialog').locator('.ant-btn-primary').click()
  await expect(page.locator('.ant-notification-notice')).toBeVisible()
  await expectVietnamese(page, 'a notice')

  await page.goto(`/users/${person._id}/edit`)
  await page.locator('#group').click()
  await choicesOf(page).nth(3).click()
  await setGroup(admin, person._id, 'PROVIDER')
  await page.locator('button[type=submit]').click()
  await expect(page.locator('.form-choice')).toBeVisible()
  await expectVietnamese(page, 'a conflict')

  await page.goto(`/posts?q=${encodeURIComponent(post.title)}`)
  await page.locator('button.list-icon.list-danger').click()
  await page.getByRole('dialog').locator('.ant-btn-primary').click()
  await expect(page.locator('.ant-form-item-explain-error')).toBeVisible()
  await expectVietnamese(page, 'blocking a post')
})

test('limits of fields, refusals and outcomes are in Vietnamese', async ({ page, admin, faults }) => {
  faults.allow(/status of 40[01]/)
  await visit(page, '/login', { language: 'vi' })
  await page.getByLabel('Số điện thoại').fill('0'.repeat(31))
  await page.getByLabel('Mật khẩu', { exact: true }).fill('mat-khau-nao-do')
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page.getByText('Tối đa 30 ký tự', { exact: true })).toBeVisible()

  const self = await createPerson(admin, { group: 'ADMIN' })
  const taken = `KHOA_${uniqueWord()}`
  await admin.ask('mutation ($key: String!) { createConfig(key: $key, value: "1", type: NORMAL) { _id } }', {
    key: taken,
  })
  await signIn(page, self, '/settings', { language: 'vi' })
  await page.getByRole('button', { name: 'Tạo cấu hình' }).click()
  const key = page.getByRole('dialog').getByLabel('Mã cấu hình')
  // Sets the value like a program that fills in forms, because typing into the field cannot exceed the limit.
  await key.evaluate((input) => input.removeAttribute('maxlength'))
  await key.fill('K'.repeat(201))
  await page.getByRole('dialog').getByLabel('Giá trị').fill('2')
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByText('Tối đa 200 ký tự', { exact: true })).toBeVisible()
  await key.fill(taken)
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByRole('dialog').getByText('Đã có cấu hình với mã này.', { exact: true })).toBeVisible()
  await expectVietnamese(page, 'a key that is taken')

  await page.goto(`/users?query=${encodeURIComponent(self.fullName)}`)
  await expectStill(page)
  await page.locator('thead input[type=checkbox]').check()
  await page.locator('.list-bulk .ant-btn-dangerous').click()
  await page.getByRole('dialog').locator('textarea').fill('Thử')
  await page.getByRole('dialog').locator('.ant-btn-primary').click()
  await expect(
    page.getByRole('cell', { name: 'Bản ghi này là của bạn hoặc do bạn phụ trách. Hãy để người khác quyết định.' }),
  ).toBeVisible()
  await expectVietnamese(page, 'an outcome')
})

test('the rest of the frame is in Vietnamese', async ({ page, faults }) => {
  faults.allow(/status of 40[04]/)
  await signIn(page, 'ADMIN', '/account/profile', { language: 'vi' })
  await expectStill(page)
  await page.keyboard.press('?')
  await expect(page.locator('.shortcut-help')).toBeVisible()
  await expectVietnamese(page, 'shortcuts')
  await page.keyboard.press('Escape')
  await openPalette(page)
  await page.keyboard.type('zzzzzzzz')
  await expect(page.locator('[cmdk-empty]')).toBeVisible()
  await expectVietnamese(page, 'nothing found')
  await page.keyboard.press('Escape')
  for (const button of await page.locator('.shell-header-end [aria-haspopup=menu]').all()) {
    await button.click()
    await expectVietnamese(page, 'a menu of the header')
    await page.keyboard.press('Escape')
  }
  await page.goto(`/posts/${randomUUID()}`)
  await expect(page.locator('.status-page')).toBeVisible()
  await expectVietnamese(page, '404')
  await expect(page).toHaveTitle(/^Không tìm thấy/)
})
