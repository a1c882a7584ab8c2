import type { BrowserContext } from '@playwright/test'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { loginPainted, rowsShown, signIn } from './browser.ts'

export interface Bytes {
  /** KB of 1000 bytes, brotli. */
  readonly kilobytes: number
  readonly files: number
}

/** JavaScript loaded on a first visit: until the login is painted, and from there until the list of people has rows. */
export async function measureBytes(
  context: BrowserContext,
  url: string,
  webRoot: string,
): Promise<{ login: Bytes; list: Bytes }> {
  const page = await context.newPage()
  const fetched = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js') && response.ok()) fetched.add(pathname)
  })
  const sum = (): Bytes => ({
    kilobytes: Math.round([...fetched].reduce((total, path) => total + brotliSize(join(webRoot, path)), 0) / 100) / 10,
    files: fetched.size,
  })
  await page.goto(`${url}/users`)
  await loginPainted(page)
  const login = sum()
  await signIn(page)
  await rowsShown(page)
  const list = sum()
  await page.close()
  return { login, list }
}

/** What is sent: the file compressed by the build, or the same compression done here. */
function brotliSize(file: string): number {
  return existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(readFileSync(file)).length
}
