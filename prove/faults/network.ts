import { setTimeout as wait } from 'node:timers/promises'
import { startFaultyProxy } from '../../tests/harness/faulty-proxy.ts'
import { ask } from '../../tests/process/api-client.ts'
import type { Fault } from './faults.ts'
import { startLoadOf, untilWritten, whatBroke } from './scene.ts'

/** Milliseconds that each packet takes, in each direction, and for how long. */
const latency = 5_000
const slowFor = 30_000
/** Milliseconds in which a request is answered all the same, on a busy machine. */
const longest = 12_000

export const slowDatabase: Fault = {
  name: 'the database is five seconds away',
  async happen(scene) {
    const proxy = await startFaultyProxy(scene.databaseUrl)
    const server = await scene.start({ DATABASE_URL: proxy.url })
    const load = await startLoadOf(scene, server.url)
    await untilWritten(load, 'before')
    proxy.slow(latency)
    const broken: string[] = []
    let refused = 0
    for (const end = performance.now() + slowFor; performance.now() < end; await wait(500)) {
      const at = performance.now()
      const { status, errors } = await ask(server.url, '{ me { _id } }', {}, load.callers.staff)
      const took = Math.round(performance.now() - at)
      const code = errors?.[0]?.extensions.code
      if (code === 'UNAVAILABLE' && status === 503) refused++
      else if (errors) broken.push(`answered ${status} ${JSON.stringify(errors)}`)
      if (took > longest) broken.push(`answered after ${took} ms`)
      const livez = await fetch(`${server.url}/livez`)
      if (!livez.ok) broken.push(`/livez answered ${livez.status}`)
    }
    if (refused === 0) broken.push('nobody was refused, so nothing was slow')
    proxy.heal()
    await untilWritten(load, 'near again')
    broken.push(...(await whatBroke(scene, server, load)))
    await proxy.close()
    return { broken, seen: `${refused} requests were told within ${longest / 1000} s that it is away` }
  },
}
