import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { until } from '../until.ts'
import { mountDisk } from './disk.ts'
import type { Fault } from './faults.ts'
import { patience, startLoadOf, untilWritten, whatBroke } from './scene.ts'
import { startLogged } from './logged.ts'
import { startUploads } from './uploads.ts'

/** Milliseconds for which a disk stays full. */
const fullFor = 8_000

/** PostgreSQL refuses writes, and may end itself where it cannot write ahead; then its supervisor starts it again. */
export const databaseDiskFull: Fault = {
  name: 'the disk of the database is full',
  async happen(scene) {
    const { disk, postgres } = scene
    const server = await scene.start()
    const load = await startLoadOf(scene, server.url)
    await untilWritten(load, 'before')
    disk.fill()
    const { length } = load.acknowledgedAt.staff
    await wait(fullFor)
    // What PostgreSQL frees meanwhile is taken too, and it must make new files of its log, in the midst of which it ends itself.
    disk.fill()
    for (let i = 0; i < 8; i++) await postgres.rows('select pg_switch_wal()').catch(() => {})
    await wait(fullFor)
    const meanwhile = load.acknowledgedAt.staff.length - length
    disk.free()
    const ended = postgres.pids().length === 0
    if (ended) postgres.again()
    await untilWritten(load, 'with room again')
    const seen = `${meanwhile} moments with writes while it was full, PostgreSQL ${ended ? 'ended and was started again' : 'went on'}`
    return { broken: await whatBroke(scene, server, load), seen }
  },
}

/** The disk of media holds the spool of uploads too. */
export const mediaDiskFull: Fault = {
  name: 'the disk of media and of the spool is full',
  async happen(scene) {
    const disk = mountDisk(join(scene.folder, 'small'), 40)
    const server = await scene.start({ DATA_DIR: disk.folder })
    const load = await startLoadOf(scene, server.url)
    const uploads = await startUploads(server.url, load.callers.staff)
    await uploads.send('before', 'stored')
    disk.fill()
    await uploads.send('without room', 'UNAVAILABLE')
    // At first the picture has no room in the spool, then its smaller ones, then one of them in the store.
    for (const kilobytes of [400, 1_100, 2_100, 2_300, 2_500]) {
      disk.free()
      disk.fill(kilobytes)
      await uploads.send(`${kilobytes} KB are left`, 'stored', 'UNAVAILABLE')
    }
    await untilWritten(load, 'writes without files')
    disk.free()
    await uploads.send('with room again', 'stored')
    await until('the spool is empty', async () => disk.files('spool').length === 0, patience)
    const files = disk.files('media').length
    const broken = [...uploads.wrong, ...(await uploads.lost()), ...(await whatBroke(scene, server, load))]
    if (files !== uploads.stored() * 3) broken.push(`${files} files are left of ${uploads.stored()} pictures`)
    disk.remove()
    return { broken, seen: `${uploads.stored()} pictures stored, ${uploads.refused()} refused, no file left over` }
  },
}

/** What the server says goes to a file, as a supervisor may have it. */
export const logDiskFull: Fault = {
  name: 'the disk of the log is full',
  async happen(scene) {
    const disk = mountDisk(join(scene.folder, 'small'), 4)
    const log = join(disk.folder, 'log')
    const server = await startLogged(scene.variables({ LOG_LEVEL: 'info' }), log)
    const load = await startLoadOf(scene, server.url)
    await untilWritten(load, 'before')
    disk.fill()
    const size = readFileSync(log).length
    await wait(fullFor)
    await untilWritten(load, 'while it is full')
    const grown = readFileSync(log).length - size
    disk.free()
    await until('the log goes on', async () => readFileSync(log).length > size + 1_000, patience)
    const lines = readFileSync(log, 'utf8').split('\n').slice(0, -1)
    const cut = lines.filter((line) => line.startsWith('{') && !isJson(line))
    const broken = await whatBroke(scene, server, load)
    disk.remove()
    return {
      broken: [
        ...broken,
        ...(grown > 8_192 ? [`${grown} bytes were written to a disk that is full`] : []),
        ...cut.map((line) => `a line of the log is cut: ${line.slice(0, 80)}`),
      ],
      seen: `writes went on meanwhile, then the log (${lines.length} lines, none cut)`,
    }
  },
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line)
    return true
  } catch {
    return false
  }
}
