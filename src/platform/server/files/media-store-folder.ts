import { randomBytes } from 'node:crypto'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type ByteRange, resolveRange } from './byte-range.ts'
import { assertMediaKey, contentTypeOf, unfinished } from './media-key.ts'
import type { MediaStore, StoredEntry, StoredFile } from './media-store-contract.ts'

/**
 * Files under `DATA_DIR/media`, with the key as path. A file is written under another name in its own folder, synced
 * and renamed, so that it appears complete or not at all, even after a power cut.
 */
export function openFolderStore(dataDir: string): MediaStore {
  const root = join(dataDir, 'media')
  const pathOf = (key: string) => {
    assertMediaKey(key)
    return join(root, key)
  }
  return {
    engine: 'folder',
    async put(key, body, contentType) {
      const path = pathOf(key)
      if (contentTypeOf(key) !== contentType)
        throw new TypeError(`The ending of ${key} does not stand for ${contentType}`)
      await write(path, body)
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    async has(key) {
      return (await ignoringMissing(stat(pathOf(key)))) !== null
    },
    async read(key, range) {
      return readFile(pathOf(key), contentTypeOf(key), range)
    },
    async *list(prefix) {
      for await (const entry of walk(root, '')) {
        if (entry.key.startsWith(prefix) && !entry.key.endsWith(unfinished)) yield entry
      }
    },
    async dropUnfinished(before) {
      for await (const { key, modifiedAt } of walk(root, '')) {
        if (key.endsWith(unfinished) && modifiedAt < before) await rm(join(root, key), { force: true })
      }
    },
    close() {},
  }
}

async function write(path: string, body: Buffer | Readable): Promise<void> {
  const folder = dirname(path)
  const draft = `${path}.${randomBytes(6).toString('hex')}${unfinished}`
  // A body may fail before it is read: without a listener that would end the process; the pipeline reports it later.
  if (body instanceof Readable) body.on('error', () => {})
  try {
    await mkdir(folder, { recursive: true })
    const file = await open(draft, 'wx')
    // `flush` syncs the content before the file is closed; syncing the folder makes the new name durable.
    await pipeline(body instanceof Readable ? body : Readable.from([body]), file.createWriteStream({ flush: true }))
    await rename(draft, path)
    const names = await open(folder, 'r')
    try {
      await names.sync()
    } finally {
      await names.close()
    }
  } catch (error) {
    if (body instanceof Readable) body.destroy()
    await rm(draft, { force: true })
    throw error
  }
}

async function readFile(path: string, contentType: string, range?: ByteRange): Promise<StoredFile | null> {
  const file = await ignoringMissing(open(path, 'r'))
  if (file === null) return null
  try {
    const { size: bytes } = await file.stat()
    const { start, end } = resolveRange(range, bytes)
    const stream = bytes === 0 ? Readable.from([]) : file.createReadStream({ start, end })
    if (bytes === 0) await file.close()
    return { stream, bytes, start, end, contentType }
  } catch (error) {
    await file.close()
    throw error
  }
}

/** Every file below a folder, unfinished ones too. A file that disappears meanwhile is left out. */
async function* walk(folder: string, prefix: string): AsyncGenerator<StoredEntry> {
  const names = await ignoringMissing(opendir(folder))
  if (names === null) return
  for await (const name of names) {
    const key = prefix + name.name
    if (name.isDirectory()) yield* walk(join(folder, name.name), `${key}/`)
    else {
      const found = await ignoringMissing(stat(join(folder, name.name)))
      if (found?.isFile()) yield { key, bytes: found.size, modifiedAt: found.mtime }
    }
  }
}

async function ignoringMissing<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}
