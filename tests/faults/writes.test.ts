import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { lock } from '../harness/at-once.ts'
import { multipart } from '../harness/multipart-body.ts'
import { plain } from '../harness/pictures.ts'
import { startFaulty } from './faulty-server.ts'

const server = await startFaulty()
const { anAdmin, aUser } = server.make
const admin = await anAdmin()

const versionOf = async (id: string) =>
  (await server.rows<{ version: number }>(`select version from users where id = '${id}'`))[0]!.version
const entriesOf = (id: string) => server.rows(`select 1 from audit_entries where target_id = '${id}'`)

describe('a change whose connection is lost', () => {
  const hide = (id: string, key?: string) =>
    server.ask(
      admin,
      `mutation { cmsSetTermStatus(_id: "${id}", termStatus: HIDDEN, model: USER) { version } }`,
      key ? { key } : {},
    )

  test('before the commit leaves nothing', async () => {
    const { id } = await aUser()
    server.proxy.cutAt('insert into "audit_entries"', 0)
    expect(await hide(id)).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    expect(await versionOf(id)).toBe(1)
    expect(await entriesOf(id)).toEqual([])
    expect(await hide(id)).toMatchObject({ status: 200 })
  })

  test('during the commit is made once, however often it is sent with its key', async () => {
    const [{ id }, key] = [await aUser(), randomUUID()]
    server.proxy.cutAt('commit', 0)
    expect(await hide(id, key)).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    await expect.poll(() => versionOf(id)).toBe(2)
    for (let again = 0; again < 2; again++) {
      expect(await hide(id, key)).toMatchObject({ status: 200, data: { cmsSetTermStatus: { version: 2 } } })
    }
    expect(await entriesOf(id)).toHaveLength(1)
  })
})

describe('an upload whose connection is lost', () => {
  const mediaOf = () => server.rows<{ key: string }>('select key from media order by id')
  const upload = async () => {
    const document = 'mutation ($file: Upload!) { uploadPhoto(file: $file) { uri } }'
    const { headers, payload } = await multipart(document, { file: new Blob([await plain('png')]) })
    const authorization = `Bearer ${await server.token(admin)}`
    return server.fetch('/graphql', {
      method: 'POST',
      headers: { ...headers, authorization, 'graphql-require-preflight': 'true' },
      body: new Uint8Array(payload as Buffer),
    })
  }

  test('while its row is written is not kept, and can be sent again', async () => {
    const barrier = await lock(server.direct, { statement: 'lock table media in exclusive mode' })
    const sent = upload()
    await server.untilConnections(1, "wait_event_type = 'Lock'")
    server.proxy.cut()
    expect(await sent).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    await barrier.release()
    expect(await mediaOf()).toEqual([])
    expect(await upload()).toMatchObject({ status: 200 })
  })

  test('during the commit has its row and its files', async () => {
    let before: number
    let answer: Awaited<ReturnType<typeof upload>>
    // Another connection's commit may come first, and is cut then.
    do {
      before = (await mediaOf()).length
      // A check right after the cut finds no row yet.
      server.proxy.cutAt('commit', 300)
      answer = await upload()
    } while (answer.status === 200)
    expect(answer).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    await expect.poll(mediaOf).toHaveLength(before + 1)
    const rows = await mediaOf()
    expect((await server.fetch(`/media/${rows.at(-1)!.key}`)).status).toBe(200)
  })
})
