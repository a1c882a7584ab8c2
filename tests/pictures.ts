/**
 * `npm run pictures`: takes the README's pictures from a product with fresh demo data, and writes them to
 * `docs/pictures`. Fails when one is larger than a README should load.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { builtWebApp } from '../src/app/web-build.ts'
import { apiOf } from './journeys/harness/api.ts'
import { chromiumArguments, chromiumPath } from './journeys/harness/chromium.ts'
import { withProduct } from './journeys/harness/product.ts'
import { enterScreen, samplesOf, screens } from './journeys/harness/screens.ts'
import { prepareDemos } from './process/demos.ts'

const folder = 'docs/pictures'
const largest = 150_000

const pictures = [
  { file: 'list', screen: 'users', theme: 'light' },
  { file: 'detail', screen: 'post detail', theme: 'dark' },
  { file: 'dashboard', screen: 'dashboard', theme: 'light' },
] as const

await builtWebApp(console.log)
const removeDemos = prepareDemos()
await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments })
await withProduct('embedded', async ({ url, signIns }) => {
  const samples = await samplesOf(await apiOf(url, signIns.ADMIN))
  for (const { file, screen: name, theme } of pictures) {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 1440, height: 900 },
      deviceScaleFactor: 1.5,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const screen = screens.find((one) => one.name === name)
    if (!screen) throw new Error(`there is no screen "${name}"`)
    await enterScreen(page, screen, samples, { language: 'en', theme })
    await write(page, `${folder}/${file}.webp`)
    await context.close()
  }
})
await browser.close()
await removeDemos()

async function write(page: Page, file: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toBuffer()
  if (picture.length > largest) throw new Error(`${file} has ${picture.length} bytes, more than ${largest}`)
  await writeFile(file, picture)
  console.log(`${file}: ${Math.round(picture.length / 1000)} KB`)
}
