import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages } from './debian.ts'

/** Debian's package of each program that proofs and tests start. */
const packageOf = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  initdb: 'postgresql',
  setpriv: 'util-linux',
  pgbackrest: 'pgbackrest',
  promtool: 'prometheus',
} as const

export type Program = keyof typeof packageOf

/** Where Debian has the programs of PostgreSQL's server, newest first, and those of administrators. */
const postgresFolders = [18, 17, 16, 15].map((version) => `/usr/lib/postgresql/${version}/bin`)
/** PostgreSQL's own come first: a link to one of its programs elsewhere does not lead to the others. */
const folders = () => [...postgresFolders, ...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']

const folderOf = (program: Program): string | undefined => folders().find((folder) => existsSync(join(folder, program)))

/** The path of a program that is there. */
export function pathOf(program: Program): string {
  const folder = folderOf(program)
  if (folder === undefined) throw new Error(`${program} is not installed: apt-get install ${packageOf[program]}`)
  return join(folder, program)
}

const missingPackages = (programs: readonly Program[]): string[] => [
  ...new Set(programs.filter((program) => folderOf(program) === undefined).map((program) => packageOf[program])),
]

/**
 * In CI, what is missing is installed.
 *
 * @throws an Error that names Debian's packages to install
 */
export async function requirePrograms(...programs: readonly Program[]): Promise<void> {
  if (process.env.CI) await installPackages(missingPackages(programs))
  const missing = missingPackages(programs)
  if (missing.length > 0) throw new Error(`nothing was started: apt-get install ${missing.join(' ')}`)
}

/** As `requirePrograms` in CI; elsewhere it says aloud that what needs them is left out. */
export async function hasPrograms(...programs: readonly Program[]): Promise<boolean> {
  const missing = missingPackages(programs)
  if (process.env.CI) await requirePrograms(...programs)
  else if (missing.length > 0) {
    console.log(`${programs.join(', ')}: what needs them is left out. apt-get install ${missing.join(' ')}`)
    return false
  }
  return true
}
