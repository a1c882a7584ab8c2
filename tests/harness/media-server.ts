import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import { inject } from 'vitest'
import { assembleApp, assembleServer } from '../../src/app/assemble.ts'
import { signIdToken } from '../../src/platform/server/access/authenticate.ts'
import type { App } from '../../src/platform/server/context.ts'
import { readEnvironment } from '../../src/platform/server/environment.ts'
import type { OwnedDatabase } from '../../src/platform/server/database/database.ts'
import { makeTestDatabase } from './test-database.ts'

export interface MediaServer {
  readonly app: App
  readonly asOwner: OwnedDatabase['asOwner']
  readonly fastify: FastifyInstance
  readonly url: string
  readonly dataDir: string
  /** Creates a person with a session, with the token's time shifted by `milliseconds`; returns their id token. */
  signIn(group: 'ADMIN' | 'STAFF' | 'MEMBER', milliseconds?: number): Promise<string>
  /** All files in the media folder, and those that requests left in the spool. */
  files(): Promise<string[]>
  close(): Promise<void>
}

/** A listening server with its own database and folder. */
export async function startMediaServer(port: number): Promise<MediaServer> {
  const dataDir = await mkdtemp(join(inject('runFolder'), 'media-server-'))
  const environment = readEnvironment({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const testDatabase = await makeTestDatabase()
  const database = await testDatabase.connect()
  const app = await assembleApp(environment, database)
  const fastify = await assembleServer(app, null, new Map())
  const url = await fastify.listen({ host: '127.0.0.1', port })
  return {
    app,
    asOwner: database.asOwner,
    fastify,
    url,
    dataDir,
    signIn: (group, milliseconds = 0) => signIn(app, group, Date.now() + milliseconds),
    files: () => filesIn(dataDir),
    async close() {
      await fastify.close()
      app.mediaStore.close()
      await database.close()
      await testDatabase.remove()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** A request clears its part of the spool after its response was sent, so this waits a moment. */
async function filesIn(dataDir: string): Promise<string[]> {
  for (let tries = 0; tries < 100 && (await readdir(join(dataDir, 'spool')).catch(() => [])).length > 0; tries++)
    await setTimeout(20)
  const found: string[] = []
  for (const folder of ['media', 'spool']) {
    const entries = await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }).catch(() => [])
    found.push(
      ...entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(dataDir, join(entry.parentPath, entry.name))),
    )
  }
  return found.sort()
}

async function signIn(app: App, group: 'ADMIN' | 'STAFF' | 'MEMBER', at: number): Promise<string> {
  const [userId, sessionId] = [uuidv7(), uuidv7()]
  const db = app.database.kysely
  await db
    .insertInto('users')
    .values({
      id: userId,
      phone_number: `+849${Math.floor(Math.random() * 1e8)
        .toString()
        .padStart(8, '0')}`,
      password_hash: 'none',
      full_name: group,
      gender: 'OTHER',
      country_code: 'VN',
      user_group: group,
    })
    .execute()
  await db
    .insertInto('sessions')
    .values({ id: sessionId, user_id: userId, address: 'test', user_agent: 'test' })
    .execute()
  return signIdToken(app.tokenKey, userId, sessionId, at)
}

const document =
  'mutation ($file: Upload!, $bannerType: String) { uploadPhoto(file: $file, dimensions: {height: 100, width: 100}, bannerType: $bannerType) { _id type uri thumbnail thumbnail2x width height } }'

/** A multipart request according to its specification; parts of it can be overridden. */
export function uploadForm(
  content: Buffer,
  parts: { name?: string; map?: string; operations?: unknown } = {},
): FormData {
  const form = new FormData()
  form.append('operations', JSON.stringify(parts.operations ?? { query: document, variables: { file: null } }))
  form.append('map', parts.map ?? '{"0":["variables.file"]}')
  form.append('0', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), parts.name ?? 'photo.jpg')
  return form
}

export interface UploadAnswer {
  readonly data?: {
    uploadPhoto: Record<'_id' | 'type' | 'uri' | 'thumbnail' | 'thumbnail2x', string> & {
      width: number
      height: number
    }
  } | null
  readonly errors?: {
    message: string
    extensions: { code: string; reason?: string; fields?: { field: string; message: string }[] }
  }[]
}

/** Sends a body to the GraphQL endpoint. Rejects when the connection breaks. */
export async function upload(
  server: MediaServer,
  token: string | null,
  form: FormData,
  headers: Record<string, string> = {},
): Promise<UploadAnswer> {
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { ...authorization, ...headers },
    body: form,
  })
  return (await response.json()) as UploadAnswer
}
