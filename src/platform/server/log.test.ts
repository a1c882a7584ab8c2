import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Runs code that has a `log` and `requestMessage`, and answers what its process wrote. */
const written = (code: string) =>
  execFileSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--input-type=module',
      '--eval',
      `import { openLog, requestMessage } from '${new URL('log.ts', import.meta.url).href}'
       const log = openLog('info')
       ${code}`,
    ],
    { encoding: 'utf8' },
  )
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
