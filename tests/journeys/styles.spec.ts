import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { enterScreen, samplesOf, screens } from './harness/screens.ts'
import { expect, test } from './harness/test.ts'
import { visit } from './harness/visit.ts'

/**
 * The build leaves out antd's style functions, which depends on antd's internals. Here the same screens are shown by a
 * build that has them, in the same browser with the same data: they must look the same.
 */
let withStyles: string

test.beforeAll(async () => {
  test.setTimeout(240_000)
  withStyles = await mkdtemp(join(tmpdir(), 'backoffice-styles-'))
  const script = resolve(import.meta.dirname, 'harness/build-with-styles.ts')
  await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', script, withStyles])
})

test.afterAll(() => rm(withStyles, { recursive: true, force: true }))

/** The share of pixels that may differ, and the difference of a channel (of 255) from which a pixel counts. */
const tolerated = 0.0005
const channelTolerance = 24

const compared = ['login', 'users', 'user detail', 'create user', 'posts', 'post detail']

for (const name of compared) {
  test(`${name} looks the same with and without antd's style functions`, async ({ page, otherBrowser, admin }) => {
    const samples = await samplesOf(admin)
    const screen = screens.find((one) => one.name === name)!
    const reference = await otherBrowser()
    await serveFrom(reference, withStyles)
    const picture = async (shown: Page) => {
      await shown.emulateMedia({ reducedMotion: 'reduce' })
      await enterScreen(shown, screen, samples)
      // Relative times depend on when one looks, and so does a long table's fading scroll bar.
      const style = 'time small, [class*=virtual-scrollbar] { visibility: hidden }'
      return shown.screenshot({ animations: 'disabled', style })
    }
    // In either build a long table settles in one of two positions, a fraction of a pixel apart; a missing style would
    // fail every attempt.
    await expect(async () => {
      expect(await difference(await picture(page), await picture(reference))).toBeLessThan(tolerated)
    }).toPass({ intervals: [0], timeout: 45_000 })
  })
}

test('the comparison detects visible differences', async ({ page }) => {
  await visit(page, '/login')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  const [plain, changed] = [await page.screenshot(), await page.screenshot({ style: '.ant-btn { border-radius: 0 }' })]
  expect(await difference(plain, changed)).toBeGreaterThan(0)
  const faulty = await page.screenshot({ style: '.ant-btn, .ant-input-affix-wrapper { padding: 0 }' })
  expect(await difference(plain, faulty)).toBeGreaterThan(tolerated)
})

/** Gives a page the web app of another build, with the data of the running server. */
async function serveFrom(page: Page, folder: string): Promise<void> {
  await page.route(
    ({ pathname }) => !/^\/(graphql|media|exports|an-empty-page)\b/.test(pathname),
    (route) => {
      const file = join(folder, new URL(route.request().url()).pathname)
      return route.fulfill({ path: existsSync(file) && file !== join(folder, '/') ? file : join(folder, 'index.html') })
    },
  )
}

/** The share of pixels that differ; 1 for pictures of different sizes. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (a!.data.length !== b!.data.length) return 1
  let differing = 0
  for (let at = 0; at < a!.data.length; at += 3) {
    const off = Math.max(...[0, 1, 2].map((channel) => Math.abs(a!.data[at + channel]! - b!.data[at + channel]!)))
    if (off > channelTolerance) differing++
  }
  return differing / (a!.data.length / 3)
}
