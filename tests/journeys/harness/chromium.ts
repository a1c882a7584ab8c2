import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/**
 * Headless Chromium is preferred: with the others, each page costs a second of processor time for windows that nobody
 * sees.
 */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** No network requests by Chromium itself, and no features that a machine without a screen lacks. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The Chromium to use: the one CHROMIUM_PATH names, an installed one, or Playwright's own; undefined if there is none.
 * Throws if CHROMIUM_PATH names no file.
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH names no file: ${named}`)
  }
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), chromium.executablePath()].find(
    (path) => existsSync(path),
  )
}

/** As `findChromium`; throws if there is none, because skipped journeys would prove nothing. */
export function chromiumPath(): string {
  const found = findChromium()
  if (!found) throw new Error('No Chromium found: set CHROMIUM_PATH, or run npx playwright install chromium')
  return found
}
