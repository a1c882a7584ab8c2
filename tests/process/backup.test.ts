import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openFolderStore } from '../../src/platform/server/files/media-store-folder.ts'
import { startS3Server } from '../harness/s3-server.ts'
import { someAdmin } from './admin.ts'
import { dataOf, signIn } from './api-client.ts'
import { backUp, contents, emptyPlace, inDatabase, place, restore, structure, verify } from './backups.ts'
import { scratchFolder, serve } from './scratch.ts'
import { testDatabaseUrl } from './scratch-database.ts'
import { root, scriptArguments, type Variables } from './server-process.ts'

const register = /* GraphQL */ `
  mutation ($name: String!, $phoneNumber: String!) {
    registerForImporter(data: { fullName: $name, phoneNumber: $phoneNumber, password: "secret-0" }) {
      user {
        _id
      }
    }
  }
`

const engines = ['embedded', ...(testDatabaseUrl ? (['postgres'] as const) : [])] as const

describe.each(engines)('on %s', (engine) => {
  test('a backup made while people write is one moment, proven, and restored as it was', async () => {
    const variables = await place(engine)
    const server = await serve(variables)
    const { idToken: token } = await signIn(server.url, someAdmin)
    const store = openFolderStore(variables.DATA_DIR!)
    await store.put('demo/a.jpg', Buffer.from('a picture'), 'image/jpeg')
    const over = new AbortController()
    let written = 0
    const writer = (async () => {
      for (; !over.signal.aborted; written++)
        await dataOf(server.url, register, { name: 'Người Mới', phoneNumber: `09${10_000_000 + written}` }, { token })
    })()
    await wait(500)
    const from = join(await scratchFolder(), 'backup')
    const made = await backUp(variables, from)
    over.abort()
    await writer
    expect(made).toMatchObject({ code: 0, stderr: '' })
    expect(written).toBeGreaterThan(5)
    await server.stop()

    const proven = await verify(variables, from)
    expect(proven, proven.stderr).toMatchObject({ code: 0, stderr: '' })
    expect(proven.stdout).toMatch(/^Proven in \S+ s: \d+ rows, 1 files, \d+ entries/)
    const rows = await inDatabase(variables, ({ kysely }) =>
      Promise.all([
        kysely.selectFrom('backups').selectAll().execute(),
        kysely.selectFrom('restore_checks').selectAll().execute(),
      ]),
    )
    expect(rows).toMatchObject([[{ name: 'backup', error: null, files: 1 }], [{ name: 'backup', faults: 0, files: 1 }]])

    const target = await emptyPlace(engine)
    expect(await restore(target, from)).toMatchObject({ code: 0, stderr: '' })
    expect(await openFolderStore(target.DATA_DIR!).has('demo/a.jpg')).toBe(true)
    // What was written after the snapshot is missing, and nothing else: for each row the same as in the original.
    const [before, after] = [await contents(variables), await contents(target)]
    for (const [table, lines] of Object.entries(after)) {
      const original = new Set(before[table])
      expect(
        lines.filter((line) => !original.has(line)),
        table,
      ).toEqual([])
    }
    expect(after.users!.length).toBeGreaterThan(1)
    expect(await structure(target)).toEqual(await structure(variables))
    const again = await serve(target)
    await signIn(again.url, someAdmin)
  }, 180_000)

  test('a restore needs an empty database or --replace, and ends all sessions', async () => {
    const variables = await place(engine)
    const from = join(await scratchFolder(), 'backup')
    const server = await serve(variables)
    await signIn(server.url, someAdmin)
    await server.stop()
    expect(await backUp(variables, from)).toMatchObject({ code: 0 })
    expect(await restore(variables, from)).toMatchObject({
      code: 1,
      stderr: 'Cannot restore: the database is not empty: add --replace if everything in it may go\n',
    })
    const before = await structure(variables)
    expect(await restore(variables, from, '--replace')).toMatchObject({ code: 0, stderr: '' })
    expect(await structure(variables)).toEqual(before)
    const reasons = await inDatabase(variables, ({ kysely }) =>
      kysely.selectFrom('sessions').select('end_reason').execute(),
    )
    expect(reasons).toEqual([{ end_reason: 'restored' }])
  }, 120_000)

  test('a backup and a restore that are killed leave what was there', async () => {
    const variables = await place(engine)
    const folder = await scratchFolder()
    const from = join(folder, 'backup')
    expect(await backUp(variables, from)).toMatchObject({ code: 0 })
    const before = await contents(variables)
    for (const after of [700, 1_600]) {
      await killed(variables, ['backup', join(folder, `other-${after}`)], after)
      await killed(variables, ['restore', from, '--replace'], after)
    }
    for (const name of await readdir(folder))
      if (name.endsWith('.part')) expect(await readdir(join(folder, name))).not.toContain('backup.json')
    expect(await contents(variables)).toEqual(before)
    await serve(variables)
  }, 120_000)
})

/** Runs a script and kills it after so many milliseconds. */
async function killed(variables: Variables, [script = '', ...more]: readonly string[], after: number): Promise<void> {
  const child = spawn(process.execPath, [...scriptArguments(script), ...more], {
    cwd: root,
    env: { PATH: process.env.PATH, ...variables },
    stdio: 'ignore',
  })
  const ended = once(child, 'close')
  await wait(after)
  child.kill('SIGKILL')
  await ended
}

test('a backup of one engine is restored on the other, with media in a bucket', async () => {
  const s3 = await startS3Server()
  const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.settings
  const bucketOf = {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint!,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  try {
    const variables = { ...(await place('embedded')), ...bucketOf }
    for (const name of ['a', 'b', 'c'])
      s3.objects.set(`uploads/${name}.jpg`, {
        body: Buffer.from(name),
        contentType: 'image/jpeg',
        modifiedAt: new Date(),
      })
    const from = join(await scratchFolder(), 'backup')
    expect(await backUp(variables, from)).toMatchObject({ code: 0, stderr: '' })
    expect(
      JSON.parse((await readFile(join(from, 'backup.json'), 'utf8')).split('\n').slice(0, -2).join('\n')),
    ).toMatchObject({
      secrets: { names: ['TOKEN_SECRET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] },
    })
    s3.objects.clear()
    const target = { ...(await emptyPlace(testDatabaseUrl ? 'postgres' : 'embedded')), ...bucketOf }
    expect(await restore(target, from)).toMatchObject({ code: 0, stderr: '' })
    expect([...s3.objects.keys()].toSorted()).toEqual(['uploads/a.jpg', 'uploads/b.jpg', 'uploads/c.jpg'])
    const after = await contents(target)
    expect(after).toEqual(await contents(variables))
  } finally {
    await s3.close()
  }
}, 120_000)
