import { seriousFaults } from './harness/axe.ts'
import { expectStill } from './harness/screens.ts'
import { expect, test } from './harness/test.ts'
import { signIn, visit } from './harness/visit.ts'

/** A page with an empty cache, because what it loads is measured. */
const measured = test.extend({
  page: async ({ browser, faults }, use) => {
    const context = await browser.newContext()
    faults.watch(context)
    await use(await context.newPage())
    await context.close()
  },
})

measured('one face draws both languages, in at most 60 KB', async ({ page }) => {
  const sizes: number[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('.woff2')) sizes.push((await response.body()).length)
  })
  await visit(page, '/login', { language: 'vi' })
  await expect(page.getByRole('button', { name: 'Đăng nhập' })).toBeVisible()
  const drawn = await page.evaluate(async () => {
    await document.fonts.ready
    const widthOf = (family: string, text: string) => {
      const context = document.createElement('canvas').getContext('2d')!
      context.font = `100px ${family}`
      return context.measureText(text).width
    }
    const face = getComputedStyle(document.body).fontFamily.split(',')[0]!
    // Letters that are missing in a file would have the width of the fallback font.
    const lacking = ['Back office', 'ữ', 'ộ', 'Đ', 'ằ', '₫'].filter(
      (text) => widthOf(`${face}, serif`, text) !== widthOf(`${face}, monospace`, text),
    )
    return { face, lacking, digits: new Set([...'0123456789'].map((digit) => digitWidth(digit))).size }
    function digitWidth(digit: string): number {
      const text = document.createElement('span')
      text.textContent = digit.repeat(20)
      document.body.append(text)
      return text.getBoundingClientRect().width
    }
  })
  expect(drawn).toEqual({ face: '"Inter Variable"', lacking: [], digits: 1 })
  expect(sizes).toHaveLength(2)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000)
})

test('a notice leaves the buttons at the top right free', async ({ page }) => {
  await signIn(page, 'ADMIN', '/users')
  await page.locator('.cell-id').first().click()
  const notice = await page.locator('.ant-notification-notice').first().boundingBox()
  const buttons = await page.getByRole('button', { name: 'Export' }).boundingBox()
  expect(notice!.y).toBeGreaterThan(buttons!.y + buttons!.height)
})

for (const theme of ['light', 'dark'] as const) {
  test(`the main button keeps its contrast under the pointer (${theme})`, async ({ page }) => {
    await visit(page, '/login', { theme })
    await page.getByRole('button', { name: 'Sign in' }).hover()
    await expectStill(page)
    expect(await seriousFaults(page)).toEqual([])
  })
}

measured(
  'the login takes at most 190 KB of JavaScript, and the rows of a list 310 KB with it',
  async ({ page, product }) => {
    await page.addInitScript(() => {
      const rows = new MutationObserver(() => {
        if (!document.querySelector('tr[data-id]')) return
        performance.mark('rows')
        rows.disconnect()
      })
      rows.observe(document, { childList: true, subtree: true })
    })
    /** The bytes of the code that was asked for before the first row was there: what is loaded afterwards delays nobody. */
    const bytes = () =>
      page.evaluate(() => {
        const until = performance.getEntriesByName('rows')[0]?.startTime ?? Infinity
        return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name, startTime }) => name.endsWith('.js') && startTime < until)
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
      })
    await visit(page, '/users')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(await bytes()).toBeGreaterThan(100_000)
    expect(await bytes()).toBeLessThanOrEqual(190_000)
    const { phoneNumber, password } = product.signIns.ADMIN
    await page.getByLabel('Phone number').fill(phoneNumber)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.locator('tr[data-id]').first()).toBeVisible()
    expect(await bytes()).toBeGreaterThan(200_000)
    expect(await bytes()).toBeLessThanOrEqual(310_000)
  },
)
