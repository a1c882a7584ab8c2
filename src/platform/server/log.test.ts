import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { expect, test } from 'vitest'

const parameters = (code: string) => [
  '--disable-warning=ExperimentalWarning',
  '--input-type=module',
  '--eval',
  `import { openLog, requestMessage } from '${new URL('log.ts', import.meta.url).href}'
   const log = openLog('info')
   ${code}`,
]

/** Runs code that has a `log` and `requestMessage`, and answers what its process wrote. */
const written = (code: string) =>
  execFileSync(process.execPath, parameters(code), { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map((line) => (line.startsWith('{') ? (JSON.parse(line) as { msg: string }).msg : line))

const print = "process.stdout.write('printed\\n')"

test('lines of requests are written together; every other line at once, and those before it', () => {
  const code = `log.info(requestMessage); ${print}; log.warn('a warning'); ${print}`
  expect(written(code)).toEqual(['printed', 'request', 'a warning', 'printed'])
})

test('lines of requests are written after a moment, and at the end of the process', () => {
  const code = `log.info(requestMessage); setTimeout(() => { ${print}; log.info(requestMessage); process.exit() }, 600)`
  expect(written(code)).toEqual(['request', 'printed', 'request'])
})

test('a disk that is full stops no process, and no end of it', () => {
  const full = openSync('/dev/full', 'w')
  const code = `for (let i = 0; i < 10; i++) log.error('an error')
    setTimeout(() => process.stderr.write('works'), 600)`
  const ended = spawnSync(process.execPath, parameters(code), { stdio: ['ignore', full, 'pipe'], timeout: 20_000 })
  closeSync(full)
  expect({ status: ended.status, said: String(ended.stderr) }).toEqual({ status: 0, said: 'works' })
})
