/** What `deploy/ha` leaves to the environment of each machine, for all of them on this one. */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathOf } from '../../tests/runner/programs.ts'

export const host = '127.0.0.1'
export const three = [0, 1, 2] as const

export function etcdEnvironment(folder: string, i: number, peers: readonly number[], clients: readonly number[]) {
  const given = readFileSync(join(folder, 'ha/etcd.env'), 'utf8').matchAll(/^(ETCD_\w+)=(.*)$/gm)
  return {
    ...Object.fromEntries([...given].map(([, name, value]) => [name!, value!])),
    ETCD_NAME: `etcd${i}`,
    ETCD_DATA_DIR: join(folder, `etcd/${i}`),
    ETCD_LISTEN_PEER_URLS: `http://${host}:${peers[i]}`,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${host}:${peers[i]}`,
    ETCD_LISTEN_CLIENT_URLS: `http://${host}:${clients[i]}`,
    ETCD_ADVERTISE_CLIENT_URLS: `http://${host}:${clients[i]}`,
    ETCD_INITIAL_CLUSTER: three.map((n) => `etcd${n}=http://${host}:${peers[n]}`).join(','),
  }
}

interface PatroniPlace {
  readonly i: number
  readonly data: string
  readonly folder: string
  readonly rests: readonly number[]
  readonly postgres: readonly number[]
  readonly clients: readonly number[]
  readonly password: string
}

export function patroniEnvironment({ i, data, folder, rests, postgres, clients, password }: PatroniPlace) {
  return {
    HOME: folder,
    PATRONI_NAME: `node${i}`,
    PATRONI_RESTAPI_LISTEN: `${host}:${rests[i]}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${host}:${rests[i]}`,
    PATRONI_POSTGRESQL_LISTEN: `${host}:${postgres[i]}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${host}:${postgres[i]}`,
    PATRONI_POSTGRESQL_DATA_DIR: data,
    PATRONI_POSTGRESQL_PGPASS: join(folder, `patroni/${i}/pgpass`),
    PATRONI_POSTGRESQL_BIN_DIR: dirname(pathOf('initdb')),
    PATRONI_ETCD3_HOSTS: clients.map((port) => `'${host}:${port}'`).join(','),
    PATRONI_SUPERUSER_PASSWORD: password,
    PATRONI_REPLICATION_PASSWORD: password,
    PATRONI_REWIND_PASSWORD: password,
  }
}

export interface ProxyPlace {
  readonly primary: number
  readonly product: number
  readonly postgres: readonly number[]
  readonly rests: readonly number[]
  readonly productPorts: readonly number[]
}

/** The variables of `haproxy.cfg`. */
export function haproxyEnvironment({
  primary,
  product,
  postgres,
  rests,
  productPorts,
}: ProxyPlace): Record<string, string> {
  const numbered = (name: string, values: readonly (string | number)[]) =>
    values.map((value, i) => [`HA_${name}_${i + 1}`, String(value)] as const)
  return {
    HA_PRIMARY_LISTEN: `${host}:${primary}`,
    HA_PRODUCT_LISTEN: `${host}:${product}`,
    ...Object.fromEntries([
      ...numbered(
        'DATABASE',
        postgres.map((port) => `${host}:${port}`),
      ),
      ...numbered('HOST', [host, host, host]),
      ...numbered('PATRONI', rests),
      ...numbered(
        'PRODUCT',
        productPorts.map((port) => `${host}:${port}`),
      ),
    ]),
  }
}

export function writePooler(folder: string, i: number, port: number, primary: number, password: string): void {
  writeFileSync(join(folder, `pgbouncer/${i}.users`), `"pgbouncer" "${password}"\n`)
  writeFileSync(
    join(folder, `pgbouncer/${i}.ini`),
    `[databases]
backoffice = host=${host} port=${primary} auth_user=pgbouncer
[pgbouncer]
listen_addr = ${host}
listen_port = ${port}
auth_file = ${folder}/pgbouncer/${i}.users
%include ${folder}/ha/pgbouncer.ini
`,
  )
}
