import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import '../../src/features/records.ts'
import { proveBackup } from '../../src/app/prove-backup.ts'
import { makeBackup } from '../../src/platform/server/backup/make.ts'
import type { Proof } from '../../src/platform/server/backup/records.ts'
import { openDatabase } from '../../src/platform/server/database/database.ts'
import { readEnvironment } from '../../src/platform/server/environment.ts'
import { makeAdmin, someAdmin } from '../../tests/process/admin.ts'
import { placeFor, type Postgres, startPrimary, startServer } from '../postgres.ts'
import { runProgram } from '../processes.ts'
import { pathOf, requirePrograms } from '../../tests/runner/programs.ts'
import { until } from '../until.ts'

const stanza = 'backoffice'
const secret = 'the secret of a proof, which nobody keeps'

/** Administrators, made one after the other: each with its entry in the audit log. */
const writes = [1, 2, 3].map((number) => ({ phoneNumber: `090100000${number}`, fullName: `Write ${number}` }))

/**
 * A PostgreSQL with the archive of `deploy/pgbackrest`: a full backup under writes, then the moment between two of them is
 * restored into a copy whose archive is off. The copy must hold the first and not the second, and pass what `npm run
 * restore:verify` compares; the repository must be as it was.
 *
 * @returns what held, in a line
 * @throws Error if something does not
 */
export async function prove(): Promise<string> {
  await requirePrograms('initdb', 'setpriv', 'pgbackrest')
  const folder = await mkdtemp(join(tmpdir(), 'prove-restore-'))
  await chmod(folder, 0o777)
  const started: Postgres[] = []
  try {
    const config = join(folder, 'pgbackrest.conf')
    const pgbackrest = [`--config=${config}`, `--stanza=${stanza}`]
    const origin = await startPrimary(folder, {
      archive_mode: 'on',
      archive_command: `pgbackrest ${pgbackrest.join(' ')} archive-push %p`,
    })
    started.push(origin)
    await configure(config, folder, origin)
    const backrest = (...parameters: string[]) => runProgram(pathOf('pgbackrest'), [...pgbackrest, ...parameters])
    const write = (number: number) => makeAdmin(variablesOf(origin, folder), { ...someAdmin, ...writes[number]! })
    backrest('stanza-create')
    await write(0)
    backrest('--type=full', 'backup')
    await write(1)
    const [moment] = await origin.rows<{ at: string }>('select clock_timestamp()::text as at')
    await write(2)
    // Waits until what was written is in the archive.
    backrest('check')

    const data = placeFor(folder, 'copy')
    const begun = performance.now()
    backrest(
      `--pg1-path=${data}`,
      '--type=time',
      `--target=${moment!.at}`,
      '--target-action=promote',
      '--archive-mode=off',
      'restore',
    )
    const copy = await startServer(folder, 'copy')
    started.push(copy)
    await until('the copy takes writes', () => isPrimary(copy), 60_000)
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    const found = await copy.rows<{ full_name: string }>('select full_name from users order by 1')
    const names = found.map((row) => row.full_name)
    if (names.join() !== 'Write 1,Write 2') throw new Error(`the copy of ${moment!.at} has ${names.join() || 'nobody'}`)
    const { faults, rows, auditEntries } = await proveCopy(copy, folder)
    if (faults.length > 0) throw new Error(`the copy is not whole: ${faults.join('; ')}`)
    await refuseSecondTimeline(folder)
    return `restore: pgBackRest brought a moment between two writes back in ${seconds} s; ${rows} rows and ${auditEntries} entries of the audit log proven; the copy left the repository alone`
  } finally {
    await Promise.all(started.map((server) => server.kill()))
    await rm(folder, { recursive: true, force: true })
  }
}

/** The configuration of `deploy`, with the paths of the scratch folder. */
async function configure(file: string, folder: string, { data, port, socket }: Postgres): Promise<void> {
  const text = await readFile(resolve(import.meta.dirname, '../../deploy/pgbackrest/pgbackrest.conf'), 'utf8')
  const own = text
    .replace(/^repo1-path=.*$/m, `repo1-path=${folder}/repository\nlog-path=${folder}\nlock-path=${folder}/lock`)
    .replace(/^spool-path=.*$/m, `spool-path=${folder}/spool`)
    .replace(/^pg1-path=.*$/m, `pg1-path=${data}`)
    .replace(/^pg1-port=.*$/m, `pg1-port=${port}\npg1-socket-path=${socket}`)
  await writeFile(file, own)
}

const isPrimary = async ({ rows }: Postgres) =>
  !(await rows<{ standby: boolean }>('select pg_is_in_recovery() as standby'))[0]!.standby

const variablesOf = ({ url }: Postgres, folder: string) => ({
  DATABASE_URL: url(),
  DATABASE_ONE_ROLE: 'yes',
  DATA_DIR: join(folder, 'data'),
  TOKEN_SECRET: secret,
})

/** What `npm run backup` and `npm run restore:verify` say of the copy. */
async function proveCopy(copy: Postgres, folder: string): Promise<Proof> {
  const environment = readEnvironment(variablesOf(copy, folder))
  const to = join(folder, 'backup')
  const database = await openDatabase(environment)
  try {
    await makeBackup({ database, environment, tokenKey: Buffer.from(secret) }, to, undefined)
  } finally {
    await database.close()
  }
  return proveBackup(environment, to, undefined)
}

/** A copy that archives would leave a second timeline in the repository. */
async function refuseSecondTimeline(folder: string): Promise<void> {
  const names = await readdir(join(folder, 'repository/archive'), { recursive: true })
  const second = names.filter((name) => basename(name).startsWith('00000002'))
  if (second.length > 0) throw new Error(`the copy wrote into the repository: ${second.join(', ')}`)
}
