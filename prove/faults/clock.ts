import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ask, dataOf, type SignedIn } from '../../tests/process/api-client.ts'
import { until } from '../until.ts'
import type { Fault } from './faults.ts'
import { patience, startLoadOf, untilWritten, whatBroke } from './scene.ts'

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

const me = '{ me { _id } }'
const refresh = 'mutation ($token: String!) { refreshToken(refreshToken: $token) { idToken refreshToken } }'

/**
 * The clock of the product jumps, the database's does not. What is decided by time in the product are its tokens alone: an id
 * token from another day is refused, and its owner gets a new one by the refresh token, which the screens do by themselves.
 */
export const clockJumps: Fault = {
  name: 'the clock jumps by a day',
  async happen(scene) {
    const file = join(scene.folder, 'clock')
    writeFileSync(file, '+0\n')
    const server = await scene.start({
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      // Only the clock that people set, and not the age of files.
      DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    })
    const broken: string[] = []
    const expect = (what: string, holds: boolean) => void (holds || broken.push(what))
    const dateOf = async () => Date.parse((await fetch(`${server.url}/livez`)).headers.get('date')!)
    let load = await startLoadOf(scene, server.url)
    await untilWritten(load, 'before')
    for (const [name, offset, hours] of [
      ['a day ahead', '+1d', 24],
      ['right again', '+0', 0],
      ['a day behind', '-1d', -24],
      ['right once more', '+0', 0],
    ] as const) {
      await load.stop()
      broken.push(...load.wrong)
      const { idToken, refreshToken } = load.sessions[1]!
      writeFileSync(file, `${offset}\n`)
      const jumped = async () => Math.abs((await dateOf()) - Date.now() - hours * 3_600_000) < 10_000
      await until(`the clock is ${name}`, jumped, patience)
      const old = await ask(server.url, me, {}, { token: idToken })
      const code = old.errors?.[0]?.extensions.code
      expect(
        `${name}: an old token was answered ${JSON.stringify(old)}`,
        old.status === 200 || code === 'UNAUTHENTICATED',
      )
      const renewed = await dataOf<{ refreshToken: SignedIn }>(server.url, refresh, { token: refreshToken }).catch(
        (error: Error) => error,
      )
      if (renewed instanceof Error) broken.push(`${name}: a session got no new token: ${renewed.message}`)
      else await dataOf(server.url, me, {}, { token: renewed.refreshToken.idToken })
      load = await startLoadOf(scene, server.url)
      await untilWritten(load, name)
    }
    return {
      broken: [...broken, ...(await whatBroke(scene, server, load))],
      seen: 'sessions go on by their refresh tokens',
    }
  },
}
