import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { crashRun } from '../../bench/crash/run.ts'
import { emptyPlace } from '../../tests/process/demos.ts'
import type { Fault } from './faults.ts'
import { fixedPort, startLoadOf, untilWritten, whatBroke } from './scene.ts'

/** Milliseconds of writing before a kill, and until what was killed is started again. */
const writing = { least: 50, most: 1_500 }
const away = 1_000
/** Kills after which everything acknowledged is compared with the database. */
const thorough = 20

/** Half of the kills: of the server, or of PostgreSQL with all its processes. */
export const kills: Fault = {
  name: 'the server and PostgreSQL are killed',
  async happen(scene, { kills: all }) {
    const count = Math.ceil(all / 2)
    const killed = { server: 0, PostgreSQL: 0 }
    const broken: string[] = []
    for (let done = 0; done < count && broken.length === 0;) {
      const port = await fixedPort()
      let server = await scene.start(port)
      const load = await startLoadOf(scene, server.url)
      await untilWritten(load, 'before')
      for (const until = Math.min(done + thorough, count); done < until; done++) {
        await wait(randomInt(writing.least, writing.most))
        if (done % 2 === 0) {
          server.signal('SIGKILL')
          await server.exited
          await wait(randomInt(away))
          server = await scene.start(port)
          killed.server++
        } else {
          await scene.postgres.kill()
          await wait(randomInt(away))
          scene.postgres.again()
          killed.PostgreSQL++
        }
        await untilWritten(load, `kill ${done + 1}`)
      }
      broken.push(...(await whatBroke(scene, server, load)))
    }
    return { broken, seen: `${killed.server} kills of the server, ${killed.PostgreSQL} of PostgreSQL` }
  },
}

/** The other half: the server with the embedded database, under the whole load of `npm run crash`. */
export const embeddedKills: Fault = {
  name: 'the server with the embedded database is killed',
  async happen(_, { kills: all }) {
    const { faults, kills, acknowledged } = await crashRun({
      engine: 'embedded',
      kills: Math.floor(all / 2),
      place: await emptyPlace('embedded'),
    })
    return { broken: faults, seen: `${kills} kills, ${acknowledged} more writes of staff` }
  },
}
