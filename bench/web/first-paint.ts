import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { signIns } from '../../database/demo/sign-ins.ts'
import { signIn } from '../../tests/process/api-client.ts'
import { round } from '../harness/figures.ts'

/** What a phone with a slow processor and a slow connection shows: milliseconds, numbers of files, and the shift. */
export interface FirstPaint {
  readonly screen: string
  readonly width: number
  readonly theme: 'light' | 'dark'
  /** Milliseconds from the navigation to the first text or picture, with an empty cache and with a full one. */
  readonly cold: number
  readonly warm: number
  /** Milliseconds to the largest painting of the cold visit. */
  readonly largest: number
  readonly scripts: number
  readonly requests: number
  /** Cumulative layout shift of the cold visit. */
  readonly shift: number
}

const screens = {
  'sign-in': '/login',
  'list of people': '/users',
  posts: '/posts',
  dashboard: '/dashboard',
  form: '/vouchers/create',
  desk: '/reports',
  calendar: '/promotions/calendar',
}

/** Each screen at 390 and 1440 wide in both themes, with a processor four times slower and 1.6 Mbit/s at 150 ms. */
export async function* measureFirstPaints(browser: Browser, url: string): AsyncGenerator<FirstPaint> {
  // Each visit exchanges the token, so the next one takes it from the browser before.
  let { refreshToken } = await signIn(url, signIns.ADMIN)
  for (const [screen, path] of Object.entries(screens)) {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      for (const theme of ['light', 'dark'] as const) {
        const context = await browser.newContext({
          viewport: { width, height },
          hasTouch: width < 600,
          locale: 'en-US',
        })
        const token = screen === 'sign-in' ? undefined : refreshToken
        await context.addInitScript(prepare, { theme, token })
        const { kept, ...visits } = await measureVisits(context, `${url}${path}`)
        if (kept !== null) refreshToken = kept
        await context.close()
        yield { screen, width, theme, ...visits }
      }
    }
  }
}

function prepare({ theme, token }: { theme: string; token: string | undefined }): void {
  localStorage.setItem('theme', theme)
  // A token is exchanged with each visit, so only the first one is stored from here.
  if (token !== undefined && localStorage.getItem('refreshToken') === null) localStorage.setItem('refreshToken', token)
  const seen = Object.assign(globalThis, { shift: 0, largest: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    seen.largest = list.getEntries().at(-1)!.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

async function measureVisits(context: BrowserContext, address: string) {
  const page = await context.newPage()
  await slowDown(await context.newCDPSession(page))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const first = await visit(page, address)
  const scripts = asked.filter((path) => path.endsWith('.js')).length
  const requests = asked.length
  const again = await visit(page, address)
  const kept = await page.evaluate(() => localStorage.getItem('refreshToken'))
  await page.close()
  return {
    kept,
    cold: first.painted,
    warm: again.painted,
    largest: first.largest,
    scripts,
    requests,
    shift: first.shift,
  }
}

async function slowDown(devtools: CDPSession): Promise<void> {
  const bytes = (1.6 * 1024 * 1024) / 8
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytes,
    uploadThroughput: bytes / 2,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

async function visit(page: Page, address: string) {
  await page.goto(address)
  await page.locator('h1').first().waitFor()
  await page.locator('[aria-busy=true], .list-skeleton, .ant-skeleton').first().waitFor({ state: 'detached' })
  // What is loaded when the browser is idle counts too.
  await page.waitForTimeout(2_500)
  const seen = await page.evaluate(() => {
    const { shift, largest } = globalThis as unknown as { shift: number; largest: number }
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
    return { shift, largest, painted }
  })
  return { painted: round(seen.painted, 0), largest: round(seen.largest, 0), shift: round(seen.shift, 4) }
}
