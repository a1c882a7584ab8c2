/** `npm run bench -- web`: the production build against its size and time limits. */
import { chromium } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumArguments } from '../../tests/journeys/harness/chromium.ts'
import { builtWebApp } from '../../src/app/web-build.ts'
import { readOptions } from '../harness/databases.ts'
import { median, round, say } from '../harness/figures.ts'
import { keep, machine } from '../harness/results.ts'
import { root, startProduct } from '../harness/server.ts'
import { openBrowser, rowsShown, signIn } from './browser.ts'
import { measureBytes } from './bytes.ts'
import { measureFirstPaints } from './first-paint.ts'
import { measureFlips } from './flip.ts'
import { measureScores, type Scores } from './lighthouse.ts'
import { measureScreens, type ScreenBytes } from './screens.ts'

const options = readOptions({ chromium: '/usr/bin/chromium', builds: '3', flips: '15', runs: '3' })
const at = machine()
const lines: { what: string; budget: string; figure: string; reached: boolean }[] = []

const { seconds: build, screens } = timeBuilds(Number(options.builds))
tell('production build, s', '<= 10', build, build <= 10)
const heaviest = screens.find(({ screen }) => !screen.includes('term-editor'))
tell(
  'JS of a screen beside the list, but for the editor, KB brotli',
  '<= 80',
  `${heaviest!.kilobytes} (${heaviest!.screen})`,
  heaviest!.kilobytes <= 80,
)

const webRoot = await builtWebApp(say)
const product = await startProduct({ port: 4175, serveWeb: true })
try {
  const fresh = await openBrowser(options.chromium)
  const bytes = await measureBytes(fresh, product.url, webRoot)
  tell('JS until the login is painted, KB brotli', '<= 190', bytes.login.kilobytes, bytes.login.kilobytes <= 190)
  tell('JS until the user list shows rows, KB brotli', '<= 310', bytes.list.kilobytes, bytes.list.kilobytes <= 310)
  const flips = await measureFlips(fresh, product.url, Number(options.flips))
  tell('page flip at 4 x CPU throttle, ms (median)', '<= 500', flips.median, flips.median <= 500)
  await fresh.close()

  const phone = await chromium.launch({ executablePath: options.chromium, args: chromiumArguments })
  const firstPaints = await Array.fromAsync(measureFirstPaints(phone, product.url))
  await phone.close()
  for (const { screen, width, theme, cold, warm, largest, scripts, requests, shift } of firstPaints) {
    tell(
      `slow phone, ${screen}, ${width}, ${theme}: first painting cold and warm, largest, ms; scripts, requests; shift`,
      '<= 1500, 1000; 0.02',
      `${cold}, ${warm}, ${largest}; ${scripts}, ${requests}; ${shift}`,
      cold <= 1500 && warm <= 1000 && shift <= 0.02,
    )
  }

  const guest = await openBrowser(options.chromium)
  tellScores(
    'login, desktop',
    await measureScores(`${product.url}/login`, 'desktop', Number(options.runs)),
    [100, 100, 100],
  )
  tellScores('login, mobile', await measureScores(`${product.url}/login`, 'mobile', Number(options.runs)), [0, 0, 0])
  const page = await guest.newPage()
  await page.goto(`${product.url}/users`)
  await signIn(page)
  await rowsShown(page)
  await page.close()
  tellScores(
    'list, desktop',
    await measureScores(`${product.url}/users`, 'desktop', Number(options.runs)),
    [98, 100, 100],
  )
  tellScores('list, mobile', await measureScores(`${product.url}/users`, 'mobile', Number(options.runs)), [75, 0, 0])
  for (const [what, path] of [
    ['posts', '/posts'],
    ['dashboard', '/dashboard'],
  ] as const) {
    tellScores(
      `${what}, desktop`,
      await measureScores(`${product.url}${path}`, 'desktop', Number(options.runs)),
      [95, 100, 100],
    )
  }
  await guest.close()
  await keep('web', { machine: at, options, lines, bytes, screens, flips, firstPaints })
} finally {
  await product.stop()
}

function timeBuilds(times: number): { readonly seconds: number; readonly screens: readonly ScreenBytes[] } {
  const seconds: number[] = []
  let screens: readonly ScreenBytes[] = []
  for (let i = 0; i < times; i++) {
    const out = mkdtempSync(join(tmpdir(), 'bench-build-'))
    const started = performance.now()
    execFileSync(
      process.execPath,
      [
        join(root, 'node_modules/vite/bin/vite.js'),
        'build',
        '--manifest',
        '--outDir',
        out,
        '--emptyOutDir',
        '--logLevel=error',
      ],
      { cwd: root, stdio: 'inherit' },
    )
    seconds.push((performance.now() - started) / 1000)
    screens = measureScreens(out)
    rmSync(out, { recursive: true })
  }
  return { seconds: round(median(seconds), 1), screens }
}

function tell(what: string, budget: string, figure: number | string, reached: boolean): void {
  lines.push({ what, budget, figure: String(figure), reached })
  say(`${what}: ${figure} (budget ${budget})${reached ? '' : ' NOT REACHED'}`)
}

function tellScores(what: string, scores: Scores, wanted: readonly number[]): void {
  const given = [scores.performance, scores.accessibility, scores['best-practices']]
  tell(
    `Lighthouse ${what}: performance / accessibility / best practices`,
    `>= ${wanted.join('/')}`,
    given.join('/'),
    given.every((score, i) => score >= wanted[i]!),
  )
}
