/**
 * `npm run prove -- upgrade`: two replicas of the version before, behind HAProxy, under writes of staff and of members, are
 * replaced one by one by this version, which migrates the database, and then back. `--from COMMIT` names the version before.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { keep, machine } from '../../bench/harness/results.ts'
import { seedMembers } from '../../bench/crash/member-seed.ts'
import { lanesOfMembers } from '../../bench/crash/members.ts'
import { builtWebApp } from '../../src/app/web-build.ts'
import { numberOf, signIns } from '../../database/demo/sign-ins.ts'
import { testSecret } from '../../tests/harness/provided.ts'
import { signIn } from '../../tests/process/api-client.ts'
import { root, type ServerProcess, startServer } from '../../tests/process/server-process.ts'
import { lostWrites, settled, withDatabase } from '../acknowledged.ts'
import { haproxyEnvironment } from '../failover/cluster.ts'
import { lostSessions, startLoad } from '../failover/load.ts'
import { freePorts } from '../ports.ts'
import { startPrimary } from '../postgres.ts'
import { startProgram } from '../processes.ts'
import { pathOf, requirePrograms } from '../programs.ts'
import { until } from '../until.ts'
import { startCallers } from './callers.ts'
import { openScreen } from './screen.ts'
import { checkOut, commitBefore } from './version.ts'

const host = '127.0.0.1'
/** Milliseconds of a start, the first of which fills the demo; of undisturbed work after each step. */
const filling = 300_000
const calm = 5_000
/** Seconds in which a replica that is ending still answers, until HAProxy has noticed twice: `deploy/ha/haproxy.cfg`. */
const grace = 4

/** @throws an Error that says what did not hold */
export async function prove(): Promise<string> {
  const { values } = parseArgs({ options: { from: { type: 'string' } } })
  requirePrograms(['initdb', 'setpriv', 'haproxy'])
  const began = performance.now()
  const say = (line: string) => process.stderr.write(`${Math.round((performance.now() - began) / 1000)} s: ${line}\n`)
  const folder = mkdtempSync(join(tmpdir(), 'prove-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'media'))
  await builtWebApp()
  const before = checkOut(values.from ?? commitBefore(), join(folder, 'before'))
  say(`the version before is ${before}`)

  const postgres = await startPrimary(folder)
  await postgres.rows('create database backoffice')
  const databaseUrl = postgres.url('backoffice')
  const ports = await freePorts(4)
  const [productPort, unused, ...productPorts] = ports as [number, number, number, number]
  const url = `http://${host}:${productPort}`
  const none = [unused, unused, unused]
  const proxy = startProgram({
    name: 'haproxy',
    program: pathOf('haproxy'),
    parameters: ['-db', '-f', join(root, 'deploy/ha/haproxy.cfg')],
    environment: haproxyEnvironment({
      primary: unused,
      product: productPort,
      postgres: none,
      rests: none,
      productPorts,
    }),
    log: join(folder, 'haproxy.log'),
  })
  const start = (i: number, home: string) =>
    startServer(
      {
        NODE_ENV: 'production',
        TOKEN_SECRET: testSecret,
        DATABASE_URL: databaseUrl,
        PORT: String(productPorts[i]),
        DATA_DIR: join(folder, 'media'),
        TRUST_PROXY: '1',
        DEMO_DATA: 'yes',
        LOG_LEVEL: 'error',
        SHUTDOWN_GRACE: String(grace),
      },
      filling,
      home,
    )
  const replicas: ServerProcess[] = []
  const [old, now] = [join(folder, 'before'), root]
  for (const i of [0, 1]) replicas.push(await start(i, old))
  await until('HAProxy leads to the product', async () => (await fetch(`${url}/readyz`)).ok, 30_000)
  const members = await withDatabase(databaseUrl, ({ asOwner }) => asOwner((db) => seedMembers(db, lanesOfMembers)))
  const load = await startLoad(url, members)
  const callers = startCallers(url, load.sessions)
  // A session of its own, because a window renews its token.
  const screen = await openScreen(url, await signIn(url, { ...signIns.ADMIN, phoneNumber: numberOf(signIns.ADMIN) }))
  const wrong: string[] = []
  const steps: { readonly step: string; readonly errors: number; readonly milliseconds: number }[] = []

  const replaceAll = async (home: string, what: string) => {
    for (const i of [0, 1]) {
      const at = performance.now()
      const errorsBefore = callers.errors.length
      const { code } = await replicas[i]!.stop()
      if (code !== 0) wrong.push(`replica ${i} ended with ${code}: ${replicas[i]!.output().slice(-500)}`)
      replicas[i] = await start(i, home)
      const ready = `http://${host}:${productPorts[i]}/readyz`
      await until(`replica ${i} is ready`, async () => (await fetch(ready)).ok, 30_000)
      const milliseconds = Math.round(performance.now() - at)
      // HAProxy has noticed it, and people have used it.
      await wait(calm)
      const errors = callers.errors.length - errorsBefore
      steps.push({ step: `${what}, replica ${i + 1} of 2`, errors, milliseconds })
      say(`${what}, replica ${i + 1} of 2: ${milliseconds} ms, ${errors} errors`)
    }
  }
  try {
    await wait(calm)
    await replaceAll(now, 'to this version')
    wrong.push(...(await screen.use()))
    await replaceAll(old, 'back to the version before')
    wrong.push(...(await screen.use()))
    await callers.stop()
    await load.stop()
    const { journal } = load
    wrong.push(...callers.errors, ...(await settled(url, load)))
    const lost = await lostSessions(url, load.sessions)
    if (lost > 0) wrong.push(`${lost} of ${load.sessions.length} sessions are lost`)
    await Promise.all(replicas.map((replica) => replica.stop()))
    wrong.push(...(await lostWrites(databaseUrl, journal, members)))
    await keep('prove-upgrade', { machine: machine(), before, steps, answers: callers.answers(), wrong })
    if (wrong.length > 0)
      throw new Error(`${wrong.length} of what must hold: ${wrong.slice(0, 5).join(' | ')} (${folder})`)
    rmSync(folder, { recursive: true, force: true })
    return (
      `upgrade: from ${before} to this version and back, replica by replica: ${callers.answers()} answers, 0 errors; ` +
      `${journal.acknowledged} writes of staff and ${journal.members.acknowledged.length} of members acknowledged, 0 lost; ` +
      `a window opened before went on in both directions (${Math.round((performance.now() - began) / 1000)} s)`
    )
  } finally {
    await screen.close()
    await proxy.kill()
    await postgres.kill()
  }
}
