import { expectStill, samplesOf, screens } from './harness/screens.ts'
import { expect, test } from './harness/test.ts'
import { signIn, visit } from './harness/visit.ts'

/** The page alone: whatever else it asks for never arrives. */
const pageAlone = /\.(js|css|woff2)(\?|$)/

for (const theme of ['light', 'dark'] as const) {
  test(`the page alone shows the frame and a skeleton (${theme})`, async ({ page, faults }) => {
    faults.allow(/Failed to load resource|net::ERR_FAILED/)
    await page.route(pageAlone, (route) => route.abort())
    await signIn(page, 'ADMIN', '/users', { theme })
    await expect(page.locator('.first-brand')).toHaveText('Back office', { useInnerText: true })
    await expect(page.locator('.first-list')).toBeVisible()
    await expect(page.locator('.first-login')).toBeHidden()
    await expect(page.getByRole('status')).toHaveText('Loading', { useInnerText: true })
    const colours = await page.evaluate(() => ({
      page: getComputedStyle(document.querySelector('.first-shell')!).backgroundColor,
      side: getComputedStyle(document.querySelector('.first-shell .shell-sider')!).backgroundColor,
    }))
    expect(colours).toEqual(
      theme === 'light'
        ? { page: 'rgb(244, 246, 245)', side: 'rgb(16, 35, 31)' }
        : { page: 'rgb(12, 18, 17)', side: 'rgb(10, 21, 19)' },
    )
  })

  test(`the page alone shows a guest the sign-in (${theme})`, async ({ page, faults }) => {
    faults.allow(/Failed to load resource|net::ERR_FAILED/)
    await page.route(pageAlone, (route) => route.abort())
    await visit(page, '/users', { theme, language: 'vi' })
    await expect(page.locator('.first-login-card')).toBeVisible()
    await expect(page.locator('.first-shell')).toBeHidden()
    await expect(page.getByRole('status')).toHaveText('Đang tải', { useInnerText: true })
  })
}

test('the real frame stands where the skeleton stood, and what follows moves hardly anything', async ({ page }) => {
  for (const [address, skeleton] of [
    ['/users', '.first-list'],
    ['/vouchers/create', '.first-form'],
    ['/dashboard/top-referrals', '.first-figures'],
  ] as const) {
    await page.addInitScript(() => {
      const seen = Object.assign(globalThis, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    let release: (() => void) | undefined
    const held = new Promise<void>((done) => (release = done))
    await page.route(/\/assets\/base-.*\.js$/, async (route) => held.then(() => route.continue()))
    await signIn(page, 'ADMIN', '/livez')
    // Not until everything is loaded, because a script is held back.
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.locator(skeleton)).toBeVisible()
    const places = () =>
      page.evaluate(() =>
        ['.shell-sider', '.shell-header', '.shell-main'].map((part) => {
          const { x, y, width } = document.querySelector(part)!.getBoundingClientRect()
          return { x, y, width }
        }),
      )
    const before = await places()
    release!()
    await expect(page.locator('h1').first()).toBeVisible()
    expect(await places()).toEqual(before)
    await expect(page.locator('.first-shell')).toHaveCount(0)
    await expectStill(page)
    expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.02)
    await page.unroute(/\/assets\/base-.*\.js$/)
  }
})

test('each screen needs at most 15 scripts, which its page names', async ({ admin, product }) => {
  const samples = await samplesOf(admin)
  for (const { name, address } of screens) {
    const answer = await fetch(`${product.url}${address(samples)}`, { headers: { accept: 'text/html' } })
    const page = await answer.text()
    const [, named = ''] = /name="screen-files" content="([^"]*)"/.exec(page) ?? []
    const started = page.match(/(src|href)="\/assets\/[^"]*\.js"/g) ?? []
    const scripts = named.split(' ').filter(Boolean).length + started.length
    expect.soft(scripts, `scripts of ${name}`).toBeLessThanOrEqual(15)
    expect.soft(scripts, `scripts of ${name}`).toBeGreaterThan(3)
    expect.soft(answer.headers.get('cache-control')).toBe('no-cache')
  }
})

test('the page names all scripts of its screen, so that none is found late', async ({ page }) => {
  await signIn(page, 'ADMIN', '/users')
  await expect(page.locator('tr[data-id]').first()).toBeVisible()
  const late = await page.evaluate(() => {
    const named = document.querySelector<HTMLMetaElement>('meta[name=screen-files]')!.content.split(' ')
    const began = performance.getEntriesByName('first-contentful-paint')[0]!.startTime
    const loaded = new Set(
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < began)
        .map(({ name }) => new URL(name).pathname),
    )
    return named.filter((file) => !loaded.has(file))
  })
  expect(late).toEqual([])
})
