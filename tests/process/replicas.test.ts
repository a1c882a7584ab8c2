import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { testSecret } from '../harness/provided.ts'
import { makeAdmin } from './admin.ts'
import { ask, signIn, dataOf } from './api-client.ts'
import { copyOfDemo, filledDemo, prepareDemos } from './demos.ts'
import { scratchDatabase, scratchFolder, serve } from './scratch.ts'
import { queryRows, testDatabaseUrl } from './scratch-database.ts'
import { root } from './server-process.ts'

const me = /* GraphQL */ `
  {
    me {
      _id
    }
  }
`
const refresh = /* GraphQL */ `
  mutation ($token: String!) {
    refreshToken(refreshToken: $token) {
      idToken
      refreshToken
    }
  }
`
const logout = /* GraphQL */ `
  mutation ($token: String!) {
    logout(refreshToken: $token)
  }
`
const people = 'select count(*)::int as count from users'

describe.skipIf(!testDatabaseUrl)('on PostgreSQL', () => {
  if (testDatabaseUrl) afterAll(prepareDemos())

  test('four replicas that start at once on a fresh database migrate it once and share sessions', async () => {
    const DATABASE_URL = await scratchDatabase({ clock: 'real' })
    const variables = { DATABASE_URL, NODE_ENV: 'production', TOKEN_SECRET: testSecret }
    const replicas = await Promise.all(
      [1, 2, 3, 4].map(async () => serve({ ...variables, DATA_DIR: await scratchFolder() })),
    )
    for (const { url } of replicas) expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const migrations = await queryRows<{ name: string }>(
      DATABASE_URL,
      'select name from kysely_migration order by name',
    )
    const files = readdirSync(join(root, 'database/migrations')).filter((name) => name.endsWith('.sql'))
    expect(migrations.map(({ name }) => `${name}.sql`)).toEqual(files.toSorted())
    expect(await queryRows(DATABASE_URL, people)).toEqual([{ count: 0 }])

    const [a, b, c, d] = replicas.map(({ url }) => url)
    const admin = await makeAdmin({ DATABASE_URL, DATA_DIR: await scratchFolder() })
    const { idToken, refreshToken } = await signIn(a!, admin)
    await dataOf(b!, me, {}, { token: idToken })
    const { refreshToken: next } = await dataOf<{ refreshToken: { idToken: string; refreshToken: string } }>(
      c!,
      refresh,
      { token: refreshToken },
    )
    await dataOf(d!, me, {}, { token: next.idToken })
    await dataOf(d!, logout, { token: next.refreshToken })
    // A session that is ended on one replica has ended on all of them at once.
    for (const url of [a!, b!, c!])
      expect((await ask(url, me, {}, { token: next.idToken })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    for (const replica of replicas) expect((await replica.stop()).code).toBe(0)
  })

  test('demo data is only filled in when asked for', async () => {
    const DATABASE_URL = await scratchDatabase()
    const plain = await serve({ DATABASE_URL, DATA_DIR: await scratchFolder() })
    await plain.stop()
    expect(plain.output()).not.toMatch(/demo data|Sign in as/)
    expect(await queryRows(DATABASE_URL, people)).toEqual([{ count: 0 }])
  })

  test('demo data is filled in once when two replicas start at once', async () => {
    const { printed } = await filledDemo('postgres')
    expect(printed).toHaveLength(2)
    for (const output of printed) expect(output).toMatch(/^Sign in as ADMIN/m)
    const { variables, remove } = await copyOfDemo('postgres')
    onTestFinished(remove)
    expect(await queryRows(variables.DATABASE_URL!, people)).toEqual([{ count: 300 }])
  })
})
