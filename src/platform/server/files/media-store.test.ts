import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type S3Server, startS3Server } from '../../../../tests/harness/s3-server.ts'
import { RangeBeyondEnd } from './byte-range.ts'
import { type MediaStore, openMediaStore } from './media-store.ts'

const webp = 'image/webp'
let folder: string
let s3: S3Server
const stores: Partial<Record<'folder' | 's3', MediaStore>> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-store-'))
  s3 = await startS3Server()
  stores.folder = await openMediaStore({ dataDir: folder, s3: undefined })
  stores.s3 = await openMediaStore({ dataDir: folder, s3: s3.settings })
})

afterAll(async () => {
  stores.s3?.close()
  await s3.close()
  await rm(folder, { recursive: true })
})

describe.each(['folder', 's3'] as const)('media store: %s', (engine) => {
  const store = () => stores[engine]!
  const contents = async (key: string) => {
    const found = await store().read(key)
    return found && (await text(found.stream))
  }
  const keys = async (prefix: string) => {
    const all: string[] = []
    for await (const { key } of store().list(prefix)) all.push(key)
    return all.sort()
  }

  test('returns what was stored, from a buffer and from a stream', async () => {
    await store().put('a/one.webp', Buffer.from('one'), webp)
    await store().put('a/two.webp', Readable.from([Buffer.from('tw'), Buffer.from('o')]), webp)
    expect(await contents('a/one.webp')).toBe('one')
    expect(await contents('a/two.webp')).toBe('two')
    expect(await store().has('a/one.webp')).toBe(true)
  })

  test('knows the size and the content type', async () => {
    await store().put('a/typed.webp', Buffer.from('12345'), webp)
    const found = (await store().read('a/typed.webp'))!
    found.stream.destroy()
    expect(found).toMatchObject({ bytes: 5, start: 0, end: 4, contentType: webp })
  })

  test('reads parts, and refuses one that begins past the end', async () => {
    await store().put('a/parts.webp', Buffer.from('0123456789'), webp)
    const part = async (range: Parameters<MediaStore['read']>[1]) => {
      const { stream, start, end, bytes } = (await store().read('a/parts.webp', range))!
      return { content: await text(stream), start, end, bytes }
    }
    expect(await part({ start: 2, end: 4 })).toEqual({ content: '234', start: 2, end: 4, bytes: 10 })
    expect(await part({ start: 7 })).toEqual({ content: '789', start: 7, end: 9, bytes: 10 })
    expect(await part({ start: 8, end: 99 })).toEqual({ content: '89', start: 8, end: 9, bytes: 10 })
    expect(await part({ last: 2 })).toEqual({ content: '89', start: 8, end: 9, bytes: 10 })
    const refused = await store()
      .read('a/parts.webp', { start: 10 })
      .catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(RangeBeyondEnd)
    expect(refused).toMatchObject({ bytes: 10 })
  })

  test('has nothing under an unknown key, and removing it is no error', async () => {
    expect(await store().read('a/none.webp')).toBeNull()
    expect(await store().has('a/none.webp')).toBe(false)
    await store().remove('a/none.webp')
  })

  test('removes', async () => {
    await store().put('a/gone.webp', Buffer.from('x'), webp)
    await store().remove('a/gone.webp')
    expect(await store().has('a/gone.webp')).toBe(false)
  })

  test('lists complete files under a prefix', async () => {
    for (const name of ['1', '2', '3', '4', '5']) await store().put(`list/in/${name}.webp`, Buffer.from(name), webp)
    await store().put('list/out.webp', Buffer.from('x'), webp)
    expect(await keys('list/in/')).toEqual(['1', '2', '3', '4', '5'].map((name) => `list/in/${name}.webp`))
  })

  test('stores a large stream completely', async () => {
    const chunk = Buffer.alloc(1 << 20, 7)
    await store().put('a/large.mp4', Readable.from(Array.from({ length: 12 }, () => chunk)), 'video/mp4')
    const found = (await store().read('a/large.mp4'))!
    found.stream.destroy()
    expect(found.bytes).toBe(12 << 20)
  })

  test('keeps nothing of a body that fails half-way', async () => {
    async function* failing() {
      for (let i = 0; i < 8; i++) yield Buffer.alloc(1 << 20)
      throw new Error('the sender went away')
    }
    await expect(store().put('failed/half.mp4', Readable.from(failing()), 'video/mp4')).rejects.toThrow('went away')
    expect(await keys('failed/')).toEqual([])
    expect(engine === 'folder' ? await readdir(join(folder, 'media/failed')) : [...s3.uploads]).toEqual([])
  })

  test.each([
    '../escape.webp',
    'a/../../escape.webp',
    '/etc/passwd',
    'a//b.webp',
    'a/.hidden.webp',
    'A.webp',
    'a\\b.webp',
    'a\0.webp',
    'a',
  ])('refuses the key %j', async (key) => {
    await expect(store().put(key, Buffer.from('x'), webp)).rejects.toThrow('Not a key')
    await expect(store().read(key)).rejects.toThrow('Not a key')
  })
})

test('the folder removes unfinished files of a crash, but not recent ones', async () => {
  await stores.folder!.put('draft/whole.webp', Buffer.from('x'), webp)
  const draft = (name: string) => join(folder, 'media/draft', name)
  await writeFile(draft('old.webp.00.part'), 'x')
  await writeFile(draft('new.webp.00.part'), 'x')
  await utimes(draft('old.webp.00.part'), new Date(0), new Date(0))
  await stores.folder!.dropUnfinished(new Date(Date.now() - 1000))
  expect((await readdir(join(folder, 'media/draft'))).sort()).toEqual(['new.webp.00.part', 'whole.webp'])
})

test('S3 removes unfinished uploads of a crash, but not recent ones', async () => {
  const upload = { key: 'x.mp4', contentType: 'video/mp4', parts: new Map<number, Buffer>() }
  s3.uploads.set('old', { ...upload, initiatedAt: new Date(0) })
  s3.uploads.set('new', { ...upload, initiatedAt: new Date() })
  await stores.s3!.dropUnfinished(new Date(Date.now() - 1000))
  expect([...s3.uploads.keys()]).toEqual(['new'])
  s3.uploads.clear()
})

test('a missing bucket is a fault, not a missing file', async () => {
  const store = await openMediaStore({ dataDir: folder, s3: { ...s3.settings, bucket: 'other' } })
  await expect(store.read('a/one.webp')).rejects.toThrow('NoSuchBucket')
  store.close()
})

test('a storage that is away is unavailable, whatever is asked of it', async () => {
  const away = await startS3Server()
  const store = await openMediaStore({ dataDir: folder, s3: away.settings })
  await away.close()
  const body = Readable.from([Buffer.from('one')])
  for (const asking of [
    () => store.put('a/one.webp', Buffer.from('one'), webp),
    () => store.put('a/one.webp', body, webp),
    () => store.read('a/one.webp'),
    () => store.has('a/one.webp'),
    () => store.remove('a/one.webp'),
  ])
    await expect(asking()).rejects.toMatchObject({ code: 'EREMOTEIO' })
  store.close()
})
