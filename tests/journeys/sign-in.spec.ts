import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { SignJWT } from 'jose'
import { createPerson, createPost, setGroup, setStatus } from './harness/api.ts'
import { choose, dialog, expectListSettled, expectNotice } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn, visit } from './harness/visit.ts'

const badCredentials = 'The phone number or the password is not correct.'

async function submit(page: Page, phoneNumber: string, password: string): Promise<void> {
  await page.getByLabel('Phone number').fill(phoneNumber)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const bullets = (page: Page) => page.getByRole('alert').getByRole('listitem')

test('missing fields are reported until they are corrected', async ({ page }) => {
  await visit(page, '/login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Please input your username!', { exact: true })).toBeVisible()
  await expect(page.getByText('Please input your Password!', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Phone number')).toBeFocused()
  await page.getByLabel('Password', { exact: true }).fill('12345')
  await expect(page.getByText('Please Enter more than 6 character', { exact: true })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('123456')
  await expect(page.getByText('Please Enter more than 6 character')).toHaveCount(0)
})

test('what only the server refuses about a field is reported at that field', async ({ page, faults }) => {
  faults.allow(/status of 400/)
  await visit(page, '/login')
  await submit(page, '0'.repeat(31), 'mat-khau-nao-do')
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/at most 30 characters/)
  await page.getByLabel('Phone number').fill('0960000000')
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription('')
})

test('an unknown number, a wrong password and a blocked person are refused above the form', async ({
  page,
  admin,
  faults,
}) => {
  faults.allow(/status of 40[13]/)
  const person = await createPerson(admin)
  await visit(page, '/login')
  await submit(page, '0960000000', 'khong-phai-mat-khau')
  await expect(bullets(page)).toHaveText([badCredentials])
  await submit(page, person.phoneNumber, 'khong-phai-mat-khau')
  await expect(bullets(page)).toHaveText([badCredentials])
  await setStatus(admin, 'USER', person._id, 'BLOCKED', 'Thử')
  await submit(page, person.phoneNumber, person.password)
  await expect(bullets(page)).toHaveText(['This account is blocked.'])
  await expect(page).toHaveURL(/\/login$/)
})

test('every message of the server is a bullet', async ({ page, faults }) => {
  faults.allow(/status of 400/)
  await visit(page, '/login')
  const errors = ['The first reason.', 'The second reason.'].map((message) => ({
    message,
    extensions: { code: 'BAD_USER_INPUT' },
  }))
  await page.route('/graphql', (route) => route.fulfill({ status: 400, json: { errors } }))
  await submit(page, '0960000000', 'mat-khau-nao-do')
  await expect(bullets(page)).toHaveText(['The first reason.', 'The second reason.'])
})

test('too many attempts are reported in the language of the screen', async ({ page, admin, faults }) => {
  faults.allow(/status of 401|status of 429|status of 400/)
  const person = await createPerson(admin)
  await visit(page, '/login', { language: 'vi' })
  await page.getByLabel('Số điện thoại').fill(person.phoneNumber)
  await page.getByLabel('Mật khẩu', { exact: true }).fill('khong-phai-mat-khau')
  for (let i = 0; i < 11; i++) {
    const answered = page.waitForResponse('/graphql')
    await page.getByRole('button', { name: 'Đăng nhập' }).click()
    await answered
  }
  await expect(bullets(page)).toHaveText(['Bạn đã thử quá nhiều lần. Vui lòng thử lại sau 15 phút.'])
})

test('a member is not admitted and keeps no token', async ({ page, admin }) => {
  const member = await createPerson(admin)
  await visit(page, '/login')
  await submit(page, member.phoneNumber, member.password)
  await expect(bullets(page)).toHaveText(['Permission Denied!'])
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull()
})

test('a person who is no longer admitted returns to the login with the reason', async ({ page, admin }) => {
  const member = await createPerson(admin)
  await signIn(page, member, '/posts')
  await expect(page).toHaveURL(/\/login$/)
  await expect(bullets(page)).toHaveText(['Permission Denied!'])
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull()
})

test('signing in leads to the requested page, with any spelling of the number', async ({ page, product }) => {
  const { phoneNumber, password } = product.signIns.ADMIN
  await visit(page, '/users?group=STAFF&sort=FULL_NAME&dir=ASC')
  await expect(page).toHaveURL(/\/login\?next=/)
  await submit(page, `+84 ${phoneNumber.slice(1, 4)} ${phoneNumber.slice(4)}`, password)
  await expect(page).toHaveURL(/\/users\?/)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    group: 'STAFF',
    sort: 'FULL_NAME',
    dir: 'ASC',
  })
  await page.goto('/login')
  await expect(page).not.toHaveURL(/\/login/)
})

for (const role of ['STAFF', 'VERIFIED'] as const) {
  test(`${role} starts with the posts and sees only their entries`, async ({ page, product }) => {
    await visit(page, '/')
    await submit(page, product.signIns[role].phoneNumber, product.signIns[role].password)
    await expect(page).toHaveURL(/\/posts$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Posts' })).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expect(menu.getByRole('listitem')).toHaveText(['Posts', 'Blocked posts'])
    await expectListSettled(page)
    await expect(page.getByRole('link', { name: 'Create post' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^(Block|Unblock): / })).toHaveCount(role === 'STAFF' ? 10 : 0)
    for (const path of ['/users', '/users/create', '/posts/create', `/posts/${randomUUID()}/edit`, '/audit']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Permission Denied!' }), path).toBeVisible()
    }
  })

  test(`${role} comes home after signing in, when the page asked for is not for them`, async ({ page, product }) => {
    await visit(page, '/users?termStatus=BLOCKED')
    await expect(page).toHaveURL(/\/login\?next=/)
    await submit(page, product.signIns[role].phoneNumber, product.signIns[role].password)
    await expect(page).toHaveURL(/\/posts$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Posts' })).toBeVisible()
  })
}

test('with the stored refresh token gone, the next navigation leads to the login, and back afterwards', async ({
  page,
  product,
}) => {
  await signIn(page, 'STAFF', '/posts')
  await expectListSettled(page)
  await page.evaluate(() => localStorage.removeItem('refreshToken'))
  await page.getByRole('link', { name: 'Blocked posts' }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fposts%2Fblocked$/)
  await submit(page, product.signIns.STAFF.phoneNumber, product.signIns.STAFF.password)
  await expect(page).toHaveURL(/\/posts\/blocked$/)
})

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await signIn(page, 'STAFF', '/posts')
  await expectListSettled(page)
  const other = await context.newPage()
  await other.goto('/account/profile')
  await expect(other.getByRole('heading', { name: 'Profile' })).toBeVisible()
  await page.getByRole('button', { name: /account$/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(other).toHaveURL(/\/login/)
  await other.goto('/posts')
  await expect(other).toHaveURL(/\/login/)
})

test('a form survives an id token that expires while it is filled in', async ({ page, admin, product, faults }) => {
  faults.allow(/status of 401/)
  const person = await createPerson(admin)
  await signIn(page, 'ADMIN', `/users/${person._id}/edit`)
  await choose(page, 'Group', 'Provider')

  const expired = await expiredIdToken(product.tokenSecret)
  let refreshes = 0
  let spent = 0
  await page.route('/graphql', async (route) => {
    const request = route.request()
    const variables = (request.postDataJSON() as { variables?: object }).variables ?? {}
    if ('refreshToken' in variables) refreshes++
    if (refreshes > 0 || !('authorization' in request.headers())) return route.continue()
    spent++
    return route.continue({ headers: { ...request.headers(), authorization: `Bearer ${expired}` } })
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Updated', 'User update success')
  await expect(page).toHaveURL(/\/users$/)
  expect(spent).toBeGreaterThan(0)
  expect(refreshes).toBe(1)
  const { cmsGetUser } = await admin.ask<{ cmsGetUser: { group: string } }>(
    'query ($id: ID!) { cmsGetUser(userId: $id) { group } }',
    { id: person._id },
  )
  expect(cmsGetUser.group).toBe('PROVIDER')
})

test('a demotion ends the session during work', async ({ page, admin, faults }) => {
  faults.allow(/status of 40[13]/)
  const staff = await createPerson(admin, { group: 'STAFF' })
  const post = await createPost(admin, await createPerson(admin))
  await signIn(page, staff, '/posts')
  await page.getByRole('button', { name: `Block: ${post.title}` }).click()
  await dialog(page, 'Block post').getByRole('textbox').fill('Đang viết lý do')
  await setGroup(admin, staff._id, 'MEMBER')
  await dialog(page, 'Block post').getByRole('button', { name: 'Block' }).click()
  await expect(page).toHaveURL(/\/login/)
})

/** Like the server's, but expired. The session it names does not matter: it is never looked up. */
function expiredIdToken(secret: string): Promise<string> {
  const hourAgo = Math.floor(Date.now() / 1000) - 3600
  return new SignJWT({ sid: '0190a000-0000-7000-8000-000000000001' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer('backoffice')
    .setSubject('0190a000-0000-7000-8000-000000000002')
    .setIssuedAt(hourAgo)
    .setExpirationTime(hourAgo + 900)
    .sign(new TextEncoder().encode(secret))
}
