import { createPerson, setStatus } from './harness/api.ts'
import { heading, idIn, spoken } from './harness/desk.ts'
import { pointsOf, registerMember } from './harness/members.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

test('a member appeals the block of a post; another moderator overturns it, and post and points return', async ({
  page,
  otherBrowser,
  admin,
  product,
}) => {
  const author = await registerMember(product.url)
  const { createPost } = await author.ask<{ createPost: { post: { _id: string } } }>(
    'mutation { createPost(data: { type: STATUS, title: "Chợ nổi", content: "Đi từ năm giờ sáng." }) { post { _id } } }',
  )
  const { _id } = createPost.post
  const earned = (await pointsOf(author)).active
  expect(earned).toBeGreaterThan(0)
  await setStatus(admin, 'POST', _id, 'BLOCKED', 'Quảng cáo lừa đảo')
  await expect.poll(async () => (await pointsOf(author)).active).toBeLessThan(earned)
  const mine = await author.ask<{ myRecords: { items: { _id: string; reason: string; appealableUntil: string }[] } }>(
    '{ myRecords { items { _id reason appealableUntil } } }',
  )
  expect(mine.myRecords.items).toMatchObject([
    { _id, reason: 'Quảng cáo lừa đảo', appealableUntil: expect.any(String) },
  ])
  await author.ask('mutation ($data: AppealInput!) { appeal(data: $data) { status } }', {
    data: { model: 'POST', _id, message: 'Tôi chỉ kể chuyện đi chợ.' },
  })

  const colleague = await createPerson(admin, { group: 'ADMIN' })
  const other = await otherBrowser()
  await signIn(other, colleague, '/reports?model=APPEAL')
  await other.locator('.desk-rows').getByText('Chợ nổi').click()
  await expect(heading(other)).toBeFocused()
  await expect(other.getByRole('region', { name: 'Appeal' })).toContainText('Tôi chỉ kể chuyện đi chợ.')

  // Whoever blocked it sees the case, and is not offered to decide.
  await signIn(page, 'ADMIN', `/reports/case/${idIn(other)}`)
  await expect(page.getByText('You have decided about this before')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Overturn/ })).toHaveCount(0)

  await other.keyboard.press('r')
  const dialog = other.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: 'Overturn' })).toBeChecked()
  await dialog.getByRole('textbox', { name: /Answer to the member/ }).fill('Bài viết của bạn không vi phạm.')
  await other.keyboard.press('Control+Enter')
  await expect(spoken(other)).toContainText('Appeal decided: Chợ nổi')

  await expect.poll(async () => (await pointsOf(author)).active).toBe(earned)
  const { post, notifications } = await author.ask<{
    post: { status: string }
    notifications: { items: { type: string; message: string }[] }
  }>('query ($_id: ID!) { post(_id: $_id) { status } notifications(first: 20) { items { type message } } }', { _id })
  expect(post.status).toBe('NORMAL')
  expect(notifications.items).toContainEqual({
    type: 'APPEAL',
    message: expect.stringContaining('Bài viết của bạn không vi phạm.'),
  })
})

test('the desk says what another strike usually leads to, and the person’s page shows the strikes', async ({
  page,
  admin,
  product,
}) => {
  const author = await registerMember(product.url)
  const { me } = await author.ask<{ me: { _id: string } }>('{ me { _id } }')
  const posts: string[] = []
  for (let i = 0; i < 3; i++) {
    const { createPost } = await author.ask<{ createPost: { post: { _id: string } } }>(
      'mutation ($title: String) { createPost(data: { type: STATUS, title: $title, content: "Mua ngay" }) { post { _id } } }',
      { title: `Tin rao ${i}` },
    )
    posts.push(createPost.post._id)
  }
  for (const id of posts.slice(0, 2)) await setStatus(admin, 'POST', id, 'BLOCKED', 'Quảng cáo lừa đảo')
  const reporter = await registerMember(product.url)
  await reporter.ask('mutation ($data: ReportInput!) { report(data: $data) { _id } }', {
    data: { model: 'POST', _id: posts[2], reason: 'SPAM' },
  })
  const { cmsGetPostReports } = await admin.ask<{
    cmsGetPostReports: { items: { _id: string; openCaseId: string }[] }
  }>('{ cmsGetPostReports(limit: 20) { items { _id openCaseId } } }')
  const { openCaseId } = cmsGetPostReports.items.find(({ _id }) => _id === posts[2])!
  await signIn(page, 'ADMIN', `/reports/case/${openCaseId}`)
  await expect(page.getByRole('region', { name: 'Author', exact: true })).toContainText('suspend the person for 7 days')
  await page.goto(`/support/${me._id}`)
  const strikes = page.getByRole('region', { name: 'Strikes' })
  await expect(strikes).toContainText('Strikes that count now: 2.')
  await expect(strikes.getByText('Quảng cáo lừa đảo')).toHaveCount(2)
})
