import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { startFaultyProxy } from '../harness/faulty-proxy.ts'
import { makeTestDatabase } from '../harness/test-database.ts'
import { runScript } from '../process/server-process.ts'

test.for([
  ['frozen', 'did not answer|timeout'],
  ['refusing', 'ECONNRESET|terminated'],
])('a start while the database is %s soon fails with one line', { timeout: 60_000 }, async ([state, why]) => {
  const database = await makeTestDatabase()
  const proxy = await startFaultyProxy(database.url!)
  if (state === 'frozen') proxy.freeze('held')
  else proxy.refuse()
  const began = performance.now()
  const { code, stderr } = await runScript('start', {
    DATABASE_URL: proxy.url,
    DATA_DIR: await mkdtemp(join(inject('runFolder'), 'data-')),
    SERVE_WEB: 'no',
  })
  expect(performance.now() - began).toBeLessThan(20_000)
  expect(code).toBe(1)
  expect(stderr).toMatch(/^Cannot start: The database does not answer: [^\n]+\n$/)
  expect(stderr).toMatch(new RegExp(why!))
  await proxy.close()
  await database.remove()
})
