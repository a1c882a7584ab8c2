/**
 * `npm run prove -- upgrade`: two replicas of the version before, behind HAProxy, under writes of staff and of members, are
 * replaced one by one by this version, which migrates the database, and then back. `--from COMMIT` names the version before.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { keep, machine } from '../../bench/harness/results.ts'
import { type Members, seedMembers } from '../../bench/crash/member-seed.ts'
import { lanesOfMembers } from '../../bench/crash/members.ts'
import { numberOf, signIns } from '../../database/demo/sign-ins.ts'
import { builtWebApp } from '../../src/app/web-build.ts'
import { signIn } from '../../tests/process/api-client.ts'
import { lostWrites, settled, withDatabase } from '../acknowledged.ts'
import { type Load, lostSessions, startLoad } from '../failover/load.ts'
import { type Callers, startCallers } from './callers.ts'
import { openScene, replicas, type Scene } from './scene.ts'
import { openScreen } from './screen.ts'
import { commitBefore } from './version.ts'

/** Milliseconds of undisturbed work after each step: HAProxy has noticed it, and people have used it. */
const calm = 5_000

/** @throws an Error that says what did not hold */
export async function prove(): Promise<string> {
  const { values } = parseArgs({ options: { from: { type: 'string' } } })
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 1000)
  const say = (line: string) => process.stderr.write(`${seconds()} s: ${line}\n`)
  await builtWebApp()
  const scene = await openScene(values.from ?? commitBefore())
  const { before, homes, url, folder } = scene
  say(`two replicas of the version before, ${before}, run`)
  try {
    const members = await withDatabase(scene.databaseUrl, ({ asOwner }) =>
      asOwner((db) => seedMembers(db, lanesOfMembers)),
    )
    const load = await startLoad(url, members)
    const callers = startCallers(url, load.sessions)
    // A session of its own, because a window renews its token.
    const screen = await openScreen(url, await signIn(url, { ...signIns.ADMIN, phoneNumber: numberOf(signIns.ADMIN) }))
    await wait(calm)
    await replaceAll(scene, callers, { home: homes.now, what: 'to this version', say })
    const wrong = await screen.use()
    await replaceAll(scene, callers, { home: homes.before, what: 'back to the version before', say })
    wrong.push(...(await screen.use()))
    await screen.close()
    wrong.push(...(await whatBroke(scene, { load, callers, members })))
    const { journal } = load
    await keep('prove-upgrade', { machine: machine(), before, answers: callers.answers(), wrong })
    if (wrong.length > 0)
      throw new Error(`${wrong.length} of what must hold: ${wrong.slice(0, 5).join(' | ')} (${folder})`)
    scene.remove()
    return (
      `upgrade: from ${before} to this version and back, replica by replica: ${callers.answers()} answers, 0 errors; ` +
      `${journal.acknowledged} writes of staff and ${journal.members.acknowledged.length} of members acknowledged, 0 lost; ` +
      `a window opened before went on in both directions (${seconds()} s)`
    )
  } finally {
    await scene.close()
  }
}

interface Step {
  readonly home: string
  readonly what: string
  readonly say: (line: string) => void
}

async function replaceAll(scene: Scene, callers: Callers, { home, what, say }: Step): Promise<void> {
  for (const i of replicas) {
    const [at, errors] = [performance.now(), callers.errors.length]
    await scene.replace(i, home)
    const milliseconds = Math.round(performance.now() - at)
    await wait(calm)
    say(`${what}, replica ${i + 1} of 2: ${milliseconds} ms, ${callers.errors.length - errors} errors`)
  }
}

interface AtWork {
  readonly load: Load
  readonly callers: Callers
  readonly members: Members
}

/** Ends all work, sends what is without an answer again, and compares everything acknowledged with the database. */
async function whatBroke(scene: Scene, { load, callers, members }: AtWork): Promise<string[]> {
  const { url, databaseUrl } = scene
  await callers.stop()
  await load.stop()
  const wrong = [...callers.errors, ...(await settled(url, load))]
  const lost = await lostSessions(url, load.sessions)
  if (lost > 0) wrong.push(`${lost} of ${load.sessions.length} sessions are lost`)
  await scene.stop()
  return [...wrong, ...(await lostWrites(databaseUrl, load.journal, members))]
}
