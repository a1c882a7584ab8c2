import { type Api, createPerson, createPost, uniqueWord } from './harness/api.ts'
import { choose, dialog, expectListSettled, expectNotice, rowOf } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

const statusOfPost = async (admin: Api, id: string) => {
  const { cmsGetPost } = await admin.ask<{ cmsGetPost: { status: string; reason: { reason: string }[] } }>(
    'query ($id: ID!) { cmsGetPost(_id: $id) { status reason { reason } } }',
    { id },
  )
  return [cmsGetPost.status, ...cmsGetPost.reason.map(({ reason }) => reason)]
}

test('three posts are blocked with a preset reason by eight keys, and one key undoes it', async ({ page, admin }) => {
  const word = uniqueWord()
  const author = await createPerson(admin)
  const posts = []
  for (let n = 1; n <= 3; n++) posts.push(await createPost(admin, author, `${word} số ${n}`))
  await signIn(page, 'STAFF', `/posts?q=${word}`)
  await expectListSettled(page)
  for (const key of 'xjxjx') await page.keyboard.press(key)
  await page.keyboard.press('b')
  const question = dialog(page, 'Block posts: 3')
  await expect(question).toBeVisible()
  await page.keyboard.press('Alt+1')
  await expect(question.getByLabel('Reason')).toHaveValue('Spam or advertising')
  await page.keyboard.press('Control+Enter')
  await expectNotice(page, 'Success', '3 set to Blocked.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const { _id } of posts) expect(await statusOfPost(admin, _id)).toEqual(['BLOCKED', 'Spam or advertising'])
  await page.keyboard.press('Control+z')
  await expectNotice(page, 'Undone', '3 undone.')
  for (const { _id } of posts) expect(await statusOfPost(admin, _id)).toEqual(['NORMAL', '', 'Spam or advertising'])
})

test('an offered reason is a start: it is replaced by another key, and what is typed is left alone', async ({
  page,
  admin,
}) => {
  const post = await createPost(admin, await createPerson(admin))
  await signIn(page, 'STAFF', `/posts?q=${encodeURIComponent(post.title)}`, { language: 'vi' })
  await page.locator('button.list-icon.list-danger').click()
  const reason = page.getByRole('dialog').locator('textarea')
  await expect(reason).toBeFocused()
  await page.keyboard.press('Alt+1')
  await expect(reason).toHaveValue('Spam hoặc quảng cáo')
  await page.keyboard.press('Alt+6')
  await expect(reason).toHaveValue('Lừa đảo')
  await page.keyboard.type(' lần 2')
  await expect(reason).toHaveValue('Lừa đảo lần 2')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await statusOfPost(admin, post._id)).toEqual(['BLOCKED', 'Lừa đảo lần 2'])
})

test('digits that are typed into a reason are digits, and outside of text fields they are keys', async ({
  page,
  admin,
}) => {
  const post = await createPost(admin, await createPerson(admin))
  await signIn(page, 'STAFF', `/posts?q=${encodeURIComponent(post.title)}`)
  await page.getByRole('button', { name: `Block: ${post.title}` }).click()
  const question = dialog(page, 'Block post')
  const reason = question.getByRole('textbox', { name: 'Reason' })
  await expect(question.getByRole('button', { name: 'Spam or advertising' })).toContainText('Alt+1')
  await reason.pressSequentially('3 reports')
  await expect(reason).toHaveValue('3 reports')
  await reason.fill('')
  await page.keyboard.press('Alt+1')
  await reason.pressSequentially('2')
  await expect(reason).toHaveValue('Spam or advertising2')
  await question.getByRole('button', { name: 'Cancel' }).focus()
  await page.keyboard.press('1')
  await expect(reason).toHaveValue('Spam or advertising')
  await reason.fill('3 reports')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await statusOfPost(admin, post._id)).toEqual(['BLOCKED', '3 reports'])
})

test('an administrator adds a preset reason, which is then offered, and deletes it', async ({ page, admin }) => {
  const text = `Reason ${uniqueWord()}`
  const person = await createPerson(admin)
  await signIn(page, 'ADMIN', '/reasons')
  await expectListSettled(page)
  await page.getByRole('button', { name: 'Add a reason' }).click()
  const form = dialog(page, 'Add a reason')
  await choose(form, 'For', 'Users')
  await form.getByLabel('Reason EN').fill(text)
  await form.getByLabel('Position').fill('1.5')
  await page.keyboard.press('Control+Enter')
  await expect(form.locator('.ant-form-item-explain-error')).toHaveCount(2)
  await form.getByLabel('Reason VI').fill('Lý do mới')
  await form.getByLabel('Position').fill('')
  await page.keyboard.press('Control+Enter')
  await expectNotice(page, 'Success', 'The reason has been added.')

  await page.goto(`/users?query=${person.phoneNumber}`)
  await rowOf(page, person.fullName).getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Block' }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: text }).click()
  await expect(question.getByLabel('Reason')).toHaveValue(text)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()

  await page.goto('/reasons?model=USER')
  await page.getByRole('button', { name: `Delete: ${text}` }).click()
  await dialog(page, 'Delete this reason?').getByRole('button', { name: 'Yes' }).click()
  await expectNotice(page, 'Deleted', 'The reason has been deleted. Records that were given it keep it.')
  await expect(rowOf(page, text)).toHaveCount(0)
})

test('nobody is offered to block themselves, or to give themselves a badge', async ({ page, admin }) => {
  const self = await createPerson(admin, { group: 'ADMIN' })
  await signIn(page, self, `/users?query=${self.phoneNumber}`)
  await expectListSettled(page)
  await rowOf(page, self.fullName).getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'View' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /Block|Assign badge/ })).toHaveCount(0)
  await page.goto(`/users?query=${self.phoneNumber}&user=${self._id}`)
  const detail = dialog(page, self.fullName)
  await expect(detail.getByText(self.fullName).first()).toBeVisible()
  await expect(detail.getByRole('button', { name: /Block|Assign badge/ })).toHaveCount(0)
})
