import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'folder-lock-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a folder is locked once, refused while locked, and free after unlocking', () => {
  const unlock = lockFolder(folder)
  const before = readdirSync(folder)
  expect(() => lockFolder(folder)).toThrow(
    `the data folder ${folder} is in use by another process: stop that one first, or set DATA_DIR`,
  )
  expect(readdirSync(folder)).toEqual(before)
  unlock()
  lockFolder(folder)()
})

test('a killed process releases its lock', async () => {
  const file = new URL('folder-lock.ts', import.meta.url).pathname
  const program = `const { lockFolder } = await import(${JSON.stringify(file)}); lockFolder(${JSON.stringify(folder)}); process.stdout.write('held'); setInterval(() => {}, 1000)`
  const holder = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await once(holder.stdout, 'data')
  expect(() => lockFolder(folder)).toThrow('in use')
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  lockFolder(folder)()
})
