import { createPerson, createPost, setStatus, uniqueWord } from './harness/api.ts'
import { expectListSettled, rowOf } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

test('a banner whose post is blocked is marked, found by that, missing in the app, and cannot be made anew', async ({
  page,
  admin,
  faults,
}) => {
  faults.allow(/status of 400/)
  const word = uniqueWord()
  const post = await createPost(admin, await createPerson(admin), `Bài ${word}`)
  const { cmsListBanner } = await admin.ask<{ cmsListBanner: { items: { _id: string; name: string }[] } }>(
    '{ cmsListBanner(limit: 1, filter: { type: APP }) { items { _id name } } }',
  )
  const { _id, name } = cmsListBanner.items[0]!
  await admin.ask(
    'mutation ($_id: ID!, $data: BannerTarget!, $name: String!) { updateBanner(_id: $_id, type: POST, data: $data, name: $name) { _id } }',
    { _id, data: { postId: post._id }, name: `Banner ${word}` },
  )
  await signIn(page, 'ADMIN', `/banners?q=${word}`)
  await expectListSettled(page)
  const mark = rowOf(page, word).getByText('Leads to a blocked record')
  await expect(mark).toHaveCount(0)
  await page.goto('/banners/app')
  await expect(page.getByRole('button', { name: `Banner ${word}` })).toBeVisible()

  await setStatus(admin, 'POST', post._id, 'BLOCKED', 'Spam')
  await page.goto('/banners?leadsToBlocked=YES')
  await expectListSettled(page)
  await expect(mark).toBeVisible()
  await page.goto('/banners/app')
  await expect(page.getByRole('heading', { name: 'In the app' })).toBeVisible()
  await expect(page.getByRole('button', { name: `Banner ${word}` })).toHaveCount(0)

  await page.goto(`/banners/${_id}/edit`)
  await expect(page.getByRole('alert').filter({ hasText: 'leads to a blocked record' })).toBeVisible()
  await page.goto(`/banners/create?copyOf=${_id}`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This post is blocked: members cannot open it. Choose another.')).toBeVisible()
  await admin.ask(
    'mutation ($_id: ID!, $data: BannerTarget!, $name: String!) { updateBanner(_id: $_id, type: LINK, data: $data, name: $name) { _id } }',
    { _id, data: { link: 'https://example.com' }, name },
  )
})
