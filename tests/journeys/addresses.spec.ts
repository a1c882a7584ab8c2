import { samplesOf, screens } from './harness/screens.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

test('every screen names the parameter that it does not know, and none of its own', async ({ page, admin }) => {
  test.setTimeout(600_000)
  await signIn(page, 'ADMIN', '/account/profile')
  const samples = await samplesOf(admin)
  // Before that, the router would not notice where the page is led.
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
  for (const [i, { name, address, signedOut }] of screens.entries()) {
    if (signedOut) continue
    const own = address(samples)
    const parameter = `unheard${i}=1`
    // As a link within the app, which is quicker than loading it again.
    await page.evaluate((to) => history.pushState({}, '', to), `${own}${own.includes('?') ? '&' : '?'}${parameter}`)
    await expect(page.getByText(`${parameter} is not known here and has no effect.`), name).toBeAttached()
  }
})

test('what the path decides, and a value that a filter does not have, are named and have no effect', async ({
  page,
}) => {
  for (const [address, named] of [
    ['/posts/blocked?status=NORMAL', 'status=NORMAL'],
    ['/users/BLOCKED?termStatus=NORMAL', 'termStatus=NORMAL'],
    ['/reports/user?status=BLOCKED', 'status=BLOCKED'],
    ['/reports/comment?postType=REVIEW', 'postType=REVIEW'],
    ['/posts?status=SOMETHING', 'status=SOMETHING'],
    ['/posts?page=0', 'page=0'],
  ] as const) {
    await signIn(page, 'ADMIN', address)
    await expect(page.getByText(`${named} is not known here and has no effect.`), address).toBeVisible()
    await expect(page.locator('tr[data-id]').first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})
