import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../tests/process/server-process.ts'
import { freePorts } from '../ports.ts'
import { startProgram } from '../processes.ts'
import { pathOf, requirePrograms } from '../../tests/runner/programs.ts'
import { until } from '../until.ts'
import { haproxyEnvironment } from '../failover/configuration.ts'
import type { Fault } from './faults.ts'
import { patience, startLoadOf, untilWritten, whatBroke } from './scene.ts'

/** Megabytes of the replica that comes to its limit. */
const heap = 400
/** Loaded before the product: from SIGUSR2 on, memory is taken that nothing gives back, in a few seconds all of it. */
const leak = `const kept = []
  process.on('SIGUSR2', () => setInterval(() => kept.push(Array.from({ length: 500000 }, (_, i) => ({ i }))), 100))`

/** Two replicas behind the HAProxy of `deploy/ha`. */
export const memoryEnds: Fault = {
  name: 'a replica is at its heap limit',
  async happen(scene) {
    await requirePrograms('haproxy')
    const [first, second, product, primary] = (await freePorts(4)) as [number, number, number, number]
    const NODE_OPTIONS = `--max-old-space-size=${heap} --import=data:text/javascript,${encodeURIComponent(leak)}`
    const at = (port: number) => ({ PORT: String(port), TRUST_PROXY: '1' })
    const limited = () => scene.start({ ...at(first), NODE_OPTIONS })
    let [tight, roomy] = await Promise.all([limited(), scene.start(at(second))])
    const config = join(scene.folder, 'haproxy.cfg')
    cpSync(join(root, 'deploy/ha/haproxy.cfg'), config)
    // There is no cluster of databases behind it.
    const none = [primary, primary, primary]
    const haproxy = startProgram({
      name: 'haproxy',
      program: pathOf('haproxy'),
      parameters: ['-db', '-f', config],
      environment: haproxyEnvironment({ primary, product, postgres: none, rests: none, productPorts: [first, second] }),
      log: join(scene.folder, 'haproxy.log'),
    })
    const url = `http://127.0.0.1:${product}`
    await until('HAProxy leads to the product', async () => (await fetch(`${url}/readyz`)).ok, patience)
    const load = await startLoadOf(scene, url)
    await untilWritten(load, 'before')
    tight.signal('SIGUSR2')
    const end = await tight.exited
    await untilWritten(load, 'with one replica')
    tight = await limited()
    await untilWritten(load, 'with both again')
    const broken = end.code === 0 ? ['the replica ended as if nothing were'] : []
    const stop = async () => {
      await tight.stop()
      return roomy.stop()
    }
    broken.push(...(await whatBroke(scene, { url, stop }, load)))
    await haproxy.kill()
    return { broken, seen: `it ended (${end.signal ?? end.code}), the other one took over` }
  },
}
