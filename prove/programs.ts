import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian's package of each program that a subject starts; each may be named by its path too. */
const packageOf = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  initdb: 'postgresql',
  setpriv: 'util-linux',
  pgbackrest: 'pgbackrest',
} as const

export type Program = keyof typeof packageOf

/** Where Debian has the programs of PostgreSQL's server, newest first, and those of administrators. */
const postgresFolders = [18, 17, 16, 15].map((version) => `/usr/lib/postgresql/${version}/bin`)
/** PostgreSQL's own come first: a link to one of its programs elsewhere does not lead to the others. */
const folders = () => [...postgresFolders, ...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']

const folderOf = (program: Program): string | undefined => folders().find((folder) => existsSync(join(folder, program)))

/** Debian's packages that are missing on this machine. */
export const missingPackages = (programs: readonly Program[]): string[] => [
  ...new Set(programs.filter((program) => folderOf(program) === undefined).map((program) => packageOf[program])),
]

/** The path of a program that is there. */
export function pathOf(program: Program): string {
  const folder = folderOf(program)
  if (folder === undefined) throw new Error(`${program} is not installed: apt-get install ${packageOf[program]}`)
  return join(folder, program)
}

/** @throws an Error that names the packages to install */
export function requirePrograms(programs: readonly Program[]): void {
  const missing = missingPackages(programs)
  if (missing.length > 0) throw new Error(`nothing was started: apt-get install ${missing.join(' ')}`)
}
