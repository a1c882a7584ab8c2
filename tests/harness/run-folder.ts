import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'backoffice-tests-'

/** A folder for the files of one run, named after its process. Folders of killed runs are deleted. */
export function makeRunFolder(engine: string): string {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(/^backoffice-tests-(\d+)-/.exec(name)?.[1])
    if (pid && !isAlive(pid)) rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
  const folder = join(tmpdir(), `${prefix}${process.pid}-${engine}`)
  mkdirSync(folder, { recursive: true })
  return folder
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
