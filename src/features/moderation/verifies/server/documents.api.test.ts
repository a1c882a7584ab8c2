import { describe, expect, test, vi } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { runThrough } from '../../../../../tests/harness/jobs.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { endPauses } from '../../../../platform/server/jobs/job-failures.ts'
import { eraseDocuments } from './verify.erasure.ts'
import { sealSecrets } from './verify.secrets.ts'

const server = await startServer()
const { aVerify, aDocument, anAdmin } = factories(server.db)
const client = server.as(await anAdmin())
const store = server.app.mediaStore

const withDocument = async (given: Parameters<typeof aVerify>[0] = {}) => {
  const request = await aVerify(given)
  const document = await aDocument(request.id)
  await store.put(document.key, Buffer.from('a picture'), 'image/jpeg')
  return { request, document }
}
const linkOf = async (id: string) =>
  (await client.data(`{ cmsGetVerify(_id: "${id}") { photoIdentityMedias { uri } } }`)).cmsGetVerify
    .photoIdentityMedias[0].uri as string
const open = async (url: string) =>
  server.fastify.inject({ url, headers: { authorization: `Bearer ${await client.token()}` } })
const actions = async (id: string) =>
  (
    await server.db
      .selectFrom('audit_entries')
      .select(['action', 'after'])
      .where('target_id', '=', id)
      .orderBy('position')
      .execute()
  ).map(({ action, after }) => [action, after])

describe('a document', () => {
  test('is sent to the session that asked for its address, kept nowhere, and each opening is audited', async () => {
    const { request } = await withDocument()
    const url = await linkOf(request.id)
    for (let times = 1; times <= 2; times++) {
      const response = await open(url)
      expect(response.statusCode).toBe(200)
      expect(response.payload).toBe('a picture')
      expect(response.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      expect(response.headers).not.toHaveProperty('etag')
      expect(await actions(request.id)).toEqual(
        Array.from({ length: times }, () => ['verify:open', { document: 'IDENTITY' }]),
      )
    }
  })

  test('has one address for a minute, so that a list that is loaded again does not open it again', async () => {
    const { request } = await withDocument()
    vi.useFakeTimers({ now: Math.ceil(Date.now() / 60_000) * 60_000, toFake: ['Date'] })
    try {
      expect(await linkOf(request.id)).toBe(await linkOf(request.id))
    } finally {
      vi.useRealTimers()
    }
  })

  test('that is not in the storage is not found, and nothing is audited', async () => {
    const { request, document } = await withDocument()
    const url = await linkOf(request.id)
    await store.remove(document.key)
    expect((await open(url)).statusCode).toBe(404)
    expect(await actions(request.id)).toEqual([])
  })
})

describe('erasing', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  const aged = async (days: number) => {
    const made = await withDocument({ status: 'VERIFIED', decided_at: daysAgo(days), created_at: daysAgo(days + 1) })
    await server.db
      .updateTable('verify_requests')
      .set(sealSecrets(server.app.tokenKey, made.request.id, { identityNumber: '000999888777', business: null }))
      .where('id', '=', made.request.id)
      .execute()
    return made
  }
  const state = async (id: string, key: string) => {
    const row = await server.db
      .selectFrom('verify_requests')
      .select(['identity_number_sealed', 'erased_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const rows = await server.db.selectFrom('verify_media').select('id').where('request_id', '=', id).execute()
    return {
      number: row.identity_number_sealed !== null,
      erased: row.erased_at !== null,
      rows: rows.length,
      file: await store.has(key),
    }
  }
  const kept = { number: true, erased: false, rows: 1, file: true }
  const gone = { number: false, erased: true, rows: 0, file: false }

  test('takes files, rows and numbers 90 days after the decision, not before, and says so in the log', async () => {
    const [old, young, waiting] = [await aged(91), await aged(89), await withDocument({ created_at: daysAgo(200) })]
    expect(await runThrough(eraseDocuments, server.app)).toBe(1)
    expect(await state(old.request.id, old.document.key)).toEqual(gone)
    expect(await state(young.request.id, young.document.key)).toEqual(kept)
    expect(await state(waiting.request.id, waiting.document.key)).toEqual({ ...kept, number: false })
    expect(await actions(old.request.id)).toEqual([['verify:erase', { documents: 1 }]])
    expect(await runThrough(eraseDocuments, server.app)).toBe(0)
    const reveal = `mutation { cmsRevealVerify(_id: "${old.request.id}") { identityNumber } }`
    expect(await client.refusal(reveal)).toMatchObject({ reason: 'verifies_text_erased' })
  })

  test('goes on after it was broken off between the files and the row', async () => {
    const { request, document } = await aged(100)
    const remove = vi.spyOn(store, 'remove').mockImplementationOnce(async (key) => {
      remove.mockRestore()
      await store.remove(key)
      throw new Error('killed')
    })
    await expect(runThrough(eraseDocuments, server.app)).rejects.toThrow('killed')
    expect(await state(request.id, document.key)).toEqual({ ...kept, file: false })
    await endPauses(server.db, { job: eraseDocuments.name })
    expect(await runThrough(eraseDocuments, server.app)).toBe(1)
    expect(await state(request.id, document.key)).toEqual(gone)
    expect(await actions(request.id)).toHaveLength(1)
  })
})
