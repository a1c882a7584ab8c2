import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { unfinished } from '../platform/server/backup/make.ts'
import { type App, type Job, ownContext } from '../platform/server/context.ts'
import { numberSetting, settingOf } from '../platform/server/setting.ts'

const day = 24 * 3_600
const named = /^backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

/** Each day, in a process of its own: it neither takes this one's time nor its memory. */
export const makeBackups: Job = {
  name: 'make backup',
  everySeconds: day,
  works: 'WHOLE',
  async run(app) {
    const folder = app.environment.backupDir
    if (!folder || !(await isWished(app, 'backup.daily'))) return
    await removeUnfinished(folder)
    const name = `backup-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`
    await runCommand(app, 'backup.ts', join(folder, name))
    await removeOld(app, folder)
  },
}

/** Each week the newest one is restored into a scratch place. */
export const verifyBackups: Job = {
  name: 'verify backup',
  everySeconds: 7 * day,
  works: 'WHOLE',
  async run(app) {
    const folder = app.environment.backupDir
    if (!folder || !(await isWished(app, 'backup.verifyWeekly'))) return
    const newest = (await backupsIn(folder)).at(-1)
    if (newest) await runCommand(app, 'restore-verify.ts', join(folder, newest))
  },
}

const isWished = async (app: App, setting: string) =>
  (await settingOf(ownContext(app, 'job:backup'), setting)) === 'YES'

/** From the oldest to the newest. */
async function backupsIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter((name) => named.test(name)).toSorted()
}

/** Keeps as many as the setting says, and the last one that a restore has proven. */
async function removeOld(app: App, folder: string): Promise<void> {
  const kept = await numberSetting(ownContext(app, 'job:backup'), 'backup.kept')
  const proven = await app.database.kysely
    .selectFrom('restore_checks')
    .select('name')
    .where('faults', '=', 0)
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  for (const name of (await backupsIn(folder)).slice(0, -kept))
    if (name !== proven?.name) await rm(join(folder, name), { recursive: true, force: true })
}

/** What a process that died left behind a day ago or longer. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith(unfinished) || !named.test(name.slice(0, -unfinished.length))) continue
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs < Date.now() - day * 1000) await rm(path, { recursive: true, force: true })
  }
}

/** @throws what the command said, if it failed. It ends with this process. */
async function runCommand({ stopping }: App, file: string, path: string): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, file), path],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      signal: stopping.signal,
    },
  )
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  if (code !== 0) throw new Error(said.trim().split('\n').at(-1) || `ended with ${code}`)
}
