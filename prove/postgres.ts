/** PostgreSQL servers of our own: a primary, and standbys that follow it. */
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { freePorts } from './ports.ts'
import { giveToUser, runProgram, type Started, startProgram } from './processes.ts'
import { pathOf } from '../tests/runner/programs.ts'
import { until } from './until.ts'

export interface Postgres extends Started {
  readonly port: number
  /** Of its data, and of its socket. */
  readonly data: string
  readonly socket: string
  /** The address of one of its databases, as a superuser. */
  url(database?: string): string
  /** Rows of one statement, on its own connection. */
  rows<T extends pg.QueryResultRow>(statement: string, database?: string): Promise<T[]>
}

type Settings = Readonly<Record<string, string | number>>

const host = '127.0.0.1'
/** Milliseconds of a start on a busy machine. */
const patience = 60_000

const binary = (name: string) => join(dirname(pathOf('initdb')), name)

/** Starts a new, empty server in a folder. */
export async function startPrimary(folder: string, settings: Settings = {}): Promise<Postgres> {
  const data = placeFor(folder, 'primary')
  runProgram(binary('initdb'), [
    '--pgdata',
    data,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--no-sync',
  ])
  return startServer(folder, 'primary', settings)
}

/** Copies a primary, and follows it. */
export async function startStandby(folder: string, primary: Postgres, name: string, settings: Settings = {}) {
  const data = placeFor(folder, name)
  const source = `host=${host} port=${primary.port} user=postgres application_name=${name}`
  const parameters = ['--pgdata', data, '--dbname', source, '--write-recovery-conf', '--wal-method=stream', '--no-sync']
  runProgram(binary('pg_basebackup'), [...parameters, '--checkpoint=fast'])
  return startServer(folder, name, settings)
}

/** Where the data of a server of this name belongs. */
export function placeFor(folder: string, name: string): string {
  mkdirSync(join(folder, name), { recursive: true })
  giveToUser(join(folder, name))
  return join(folder, name, 'data')
}

/** Starts a server whose data is there. */
export async function startServer(folder: string, name: string, settings: Settings = {}): Promise<Postgres> {
  const [port] = (await freePorts(1)) as [number]
  const place = join(folder, name)
  const data = join(place, 'data')
  const given = { listen_addresses: host, port, unix_socket_directories: place, ...settings }
  const parameters = Object.entries(given).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  const started = startProgram({
    name,
    program: binary('postgres'),
    parameters: ['-D', data, ...parameters],
    log: join(folder, `${name}.log`),
  })
  const url = (database = 'postgres') => `postgres://postgres@${host}:${port}/${database}`
  const rows: Postgres['rows'] = async (statement, database) => {
    const client = new pg.Client({ connectionString: url(database) })
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query(statement)).rows
    } finally {
      await client.end()
    }
  }
  await until(`${name} answers`, async () => (await rows('select 1')).length > 0, patience)
  return { ...started, port, data, socket: place, url, rows }
}
