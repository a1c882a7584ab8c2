/** `deploy/ha` on one machine: three databases with Patroni and etcd, HAProxy, and two PgBouncers. */
import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { root } from '../../tests/process/server-process.ts'
import { freePorts } from '../ports.ts'
import { etcdEnvironment, haproxyEnvironment, host, patroniEnvironment, three, writePooler } from './configuration.ts'
import { giveToUser, type Started, startProgram } from '../processes.ts'
import { pathOf, requirePrograms } from '../../tests/runner/programs.ts'
import { until } from '../until.ts'

export interface Node extends Started {
  /** Of Patroni's own API. */
  readonly restPort: number
  readonly databasePort: number
}

export interface Cluster {
  readonly folder: string
  readonly databases: readonly Node[]
  readonly etcds: readonly (Started & { readonly clientPort: number })[]
  readonly poolers: readonly Started[]
  /** Where the two replicas of the product must listen, and what HAProxy offers of them. */
  readonly productPorts: readonly number[]
  readonly productUrl: string
  /** The owner's address of the database: through each PgBouncer, and through HAProxy alone. */
  readonly poolerUrls: readonly string[]
  readonly databaseUrl: string
  /** Each database by itself, for lists: whichever is a standby answers. */
  readonly readUrls: readonly string[]
  /** The node that is the primary now. */
  primary(): Promise<Node>
  etcdLeader(): Promise<Started>
  /** Waits until there is a primary with two synchronous standbys. */
  untilWhole(): Promise<void>
  remove(): Promise<void>
}

/** Milliseconds to wait for the cluster to be whole: a standby may have to be copied anew. */
const patience = 120_000

/** @throws an Error that names Debian's packages that are missing */
export async function startCluster(): Promise<Cluster> {
  await requirePrograms('patroni', 'etcd', 'haproxy', 'pgbouncer', 'initdb', 'setpriv')
  const folder = mkdtempSync(join(tmpdir(), 'prove-'))
  for (const name of ['logs', 'etcd', 'patroni', 'pgbouncer']) mkdirSync(join(folder, name))
  cpSync(join(root, 'deploy/ha'), join(folder, 'ha'), { recursive: true })
  const ports = await freePorts(17)
  const take = (count: number) => ports.splice(0, count)
  const [peers, clients, rests, postgres, poolerPorts, productPorts] = [3, 3, 3, 3, 2, 2].map(take) as [
    number[],
    number[],
    number[],
    number[],
    number[],
    number[],
  ]
  const [primaryPort] = await freePorts(1)
  const productPort = ports[0]!
  const passwords = { owner: secret(), superuser: secret(), pgbouncer: secret() }
  for (const node of three) {
    mkdirSync(join(folder, 'patroni', String(node)))
    cpSync(join(folder, 'ha/patroni.yml'), join(folder, `patroni/${node}/1-shared.yml`))
    // Beside the data: the usual folder of sockets belongs to the machine's own PostgreSQL.
    writeFileSync(
      join(folder, `patroni/${node}/2-node.yml`),
      `postgresql:\n  parameters:\n    unix_socket_directories: '${folder}/patroni/${node}'\n`,
    )
  }
  for (const [i, port] of poolerPorts.entries()) writePooler(folder, i, port, primaryPort!, passwords.pgbouncer)
  giveToUser(folder)
  const log = (name: string) => join(folder, 'logs', `${name}.log`)

  const etcds = three.map((i) => ({
    clientPort: clients[i]!,
    ...startProgram({
      name: `etcd ${i}`,
      program: pathOf('etcd'),
      parameters: [],
      environment: etcdEnvironment(folder, i, peers, clients),
      log: log(`etcd-${i}`),
    }),
  }))
  const databases = three.map((i) => {
    const data = join(folder, `patroni/${i}/data`)
    return {
      restPort: rests[i]!,
      databasePort: postgres[i]!,
      ...startProgram({
        name: `database ${i}`,
        program: pathOf('patroni'),
        parameters: [join(folder, 'patroni', String(i))],
        environment: patroniEnvironment({ i, data, folder, rests, postgres, clients, password: passwords.superuser }),
        log: log(`patroni-${i}`),
        besides: () => postmaster(data),
      }),
    }
  })
  startProgram({
    name: 'haproxy',
    program: pathOf('haproxy'),
    parameters: ['-db', '-f', join(folder, 'ha/haproxy.cfg')],
    environment: haproxyEnvironment({ primary: primaryPort!, product: productPort, postgres, rests, productPorts }),
    log: log('haproxy'),
  })
  const poolers = poolerPorts.map((_, i) =>
    startProgram({
      name: `pgbouncer ${i}`,
      program: pathOf('pgbouncer'),
      parameters: [join(folder, `pgbouncer/${i}.ini`)],
      log: log(`pgbouncer-${i}`),
    }),
  )
  const addressOf = (port: number) => `postgres://backoffice:${passwords.owner}@${host}:${port}/backoffice`
  const cluster: Cluster = {
    folder,
    databases,
    etcds,
    poolers,
    productPorts,
    productUrl: `http://${host}:${productPort}`,
    poolerUrls: poolerPorts.map(addressOf),
    databaseUrl: addressOf(primaryPort!),
    readUrls: postgres.map(addressOf),
    primary: async () => {
      const { leader } = await membersOf(databases)
      return databases[Number(leader?.replace('node', ''))]!
    },
    etcdLeader: () => etcdLeader(etcds),
    untilWhole: () => until('the cluster is whole', async () => (await membersOf(databases)).whole, patience),
    async remove() {
      for (const one of [...poolers, ...databases, ...etcds]) await one.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await cluster.untilWhole()
  await until('HAProxy leads to the primary', () => answers(primaryPort!, passwords.superuser), patience)
  await createDatabase(primaryPort!, passwords)
  return cluster
}

const secret = () => randomBytes(18).toString('hex')

/** The process of PostgreSQL, which leaves Patroni's family. */
function postmaster(data: string): number[] {
  try {
    return [Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])]
  } catch {
    return []
  }
}

interface Member {
  readonly name: string
  readonly role: string
  readonly state: string
}

/** The cluster as the first node says that answers and knows a leader. */
async function membersOf(nodes: readonly Node[]): Promise<{ leader: string | undefined; whole: boolean }> {
  for (const { restPort } of nodes) {
    const answer = await fetch(`http://${host}:${restPort}/cluster`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => null,
    )
    if (!answer?.ok) continue
    const { members } = (await answer.json()) as { members: Member[] }
    const leader = members.find(({ role, state }) => role === 'leader' && state === 'running')?.name
    if (!leader) continue
    const runs = members.filter(({ state }) => state === 'running' || state === 'streaming').length
    const synchronous = members.filter(({ role }) => role === 'sync_standby').length
    return { leader, whole: runs === three.length && synchronous === three.length - 1 }
  }
  return { leader: undefined, whole: false }
}

async function etcdLeader(etcds: Cluster['etcds']): Promise<Started> {
  for (const etcd of etcds) {
    const answer = await fetch(`http://${host}:${etcd.clientPort}/v3/maintenance/status`, {
      method: 'POST',
      body: '{}',
    })
    const { header, leader } = (await answer.json()) as { header: { member_id: string }; leader: string }
    if (header.member_id === leader) return etcd
  }
  throw new Error('etcd has no leader')
}

const asSuperuser = (port: number, password: string, database = 'postgres') =>
  new pg.Client({ host, port, user: 'postgres', password, database, connectionTimeoutMillis: 2_000 })

async function answers(port: number, password: string): Promise<boolean> {
  const client = asSuperuser(port, password)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
    return !rows[0]!.standby
  } finally {
    await client.end()
  }
}

/** Runs `deploy/ha/database.sql`, whose variables and `\connect` psql would replace. */
async function createDatabase(port: number, passwords: Record<'owner' | 'superuser' | 'pgbouncer', string>) {
  const text = readFileSync(join(root, 'deploy/ha/database.sql'), 'utf8')
    .replaceAll(/^--.*$/gm, '')
    .replace(":'owner_password'", `'${passwords.owner}'`)
    .replace(":'pgbouncer_password'", `'${passwords.pgbouncer}'`)
  const parts = text.split('\\connect backoffice')
  for (const [i, part] of parts.entries()) {
    const client = asSuperuser(port, passwords.superuser, i === 0 ? 'postgres' : 'backoffice')
    await client.connect()
    for (const statement of part.split(/;\s*$/m)) if (statement.trim()) await client.query(statement)
    await client.end()
  }
}
