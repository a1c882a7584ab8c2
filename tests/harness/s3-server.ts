import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '../../src/platform/server/environment.ts'

interface StoredObject {
  body: Buffer
  contentType: string
  modifiedAt: Date
}

interface UnfinishedUpload {
  key: string
  contentType: string
  initiatedAt: Date
  parts: Map<number, Buffer>
}

export interface S3Server {
  readonly settings: S3Settings
  readonly objects: Map<string, StoredObject>
  readonly uploads: Map<string, UnfinishedUpload>
  /** Answered to everything, instead of what was asked. */
  wrong: { readonly status: number; readonly body: string } | null
  close(): Promise<void>
}

/**
 * A bucket in memory with the part of the S3 protocol that the media store uses: objects, ranges, listing in pages (of
 * two, so that paging is tested), multipart uploads and aborting them.
 */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, StoredObject>()
  const uploads = new Map<string, UnfinishedUpload>()
  const server = createServer((request, response) => {
    const { wrong } = started
    if (wrong) return void request.resume().on('end', () => response.writeHead(wrong.status).end(wrong.body))
    answer(request, response, objects, uploads).catch((error: unknown) =>
      fail(response, 500, 'InternalError', String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const started: S3Server = {
    settings: {
      endpoint,
      bucket: 'media',
      region: 'us-east-1',
      accessKeyId: 'test-key',
      secretAccessKey: 'test-secret',
    },
    objects,
    uploads,
    wrong: null,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return started
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  objects: S3Server['objects'],
  uploads: S3Server['uploads'],
): Promise<void> {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://s3')
  const [, bucket, ...rest] = decodeURIComponent(pathname).split('/')
  const key = rest.join('/')
  if (!request.headers.authorization?.includes('Credential=test-key/')) return fail(response, 403, 'InvalidAccessKeyId')
  if (bucket !== 'media') return fail(response, 404, 'NoSuchBucket')
  const uploadId = query.get('uploadId')
  if (key === '') return query.has('uploads') ? listUploads(response, uploads) : listObjects(response, objects, query)
  if (request.method === 'POST' && query.has('uploads')) return begin(request, response, key, uploads)
  if (uploadId !== null) {
    const upload = uploads.get(uploadId)
    if (!upload) return fail(response, 404, 'NoSuchUpload')
    if (request.method === 'PUT') {
      const body = await buffer(request)
      upload.parts.set(Number(query.get('partNumber')), body)
      return void response.setHeader('etag', etag(body)).end()
    }
    uploads.delete(uploadId)
    if (request.method === 'DELETE') return void response.writeHead(204).end()
    await buffer(request)
    const parts = [...upload.parts].sort(([a], [b]) => a - b).map(([, part]) => part)
    objects.set(key, { body: Buffer.concat(parts), contentType: upload.contentType, modifiedAt: new Date() })
    return xml(
      response,
      `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>"x"</ETag></CompleteMultipartUploadResult>`,
    )
  }
  if (request.method === 'PUT') {
    const body = await buffer(request)
    objects.set(key, { body, contentType: request.headers['content-type'] ?? '', modifiedAt: new Date() })
    return void response.setHeader('etag', etag(body)).end()
  }
  if (request.method === 'DELETE') {
    objects.delete(key)
    return void response.writeHead(204).end()
  }
  const found = objects.get(key)
  if (!found) return fail(response, 404, 'NoSuchKey')
  send(request, response, found)
}

function send(request: IncomingMessage, response: ServerResponse, { body, contentType }: StoredObject): void {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  const start = first === '' ? Math.max(0, body.length - Number(last)) : Number(first ?? 0)
  const end = first === '' || !last ? body.length - 1 : Math.min(Number(last), body.length - 1)
  if (start > end) {
    response.setHeader('content-range', `bytes */${body.length}`)
    return fail(response, 416, 'InvalidRange')
  }
  if (first !== undefined) response.setHeader('content-range', `bytes ${start}-${end}/${body.length}`)
  const part = body.subarray(start, end + 1)
  response.writeHead(first === undefined ? 200 : 206, { 'content-type': contentType, 'content-length': part.length })
  response.end(request.method === 'HEAD' ? undefined : part)
}

function begin(request: IncomingMessage, response: ServerResponse, key: string, uploads: S3Server['uploads']): void {
  const id = randomUUID()
  uploads.set(id, {
    key,
    contentType: request.headers['content-type'] ?? '',
    initiatedAt: new Date(),
    parts: new Map(),
  })
  xml(
    response,
    `<InitiateMultipartUploadResult><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
  )
}

function listObjects(response: ServerResponse, objects: S3Server['objects'], query: URLSearchParams): void {
  const all = [...objects]
    .filter(([key]) => key.startsWith(query.get('prefix') ?? ''))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const from = Number(query.get('continuation-token') ?? 0)
  const contents = all
    .slice(from, from + 2)
    .map(
      ([key, { body, modifiedAt }]) =>
        `<Contents><Key>${key}</Key><Size>${body.length}</Size><LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`,
    )
  const more = from + 2 < all.length
  const next = more ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
  xml(response, `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`)
}

function listUploads(response: ServerResponse, uploads: S3Server['uploads']): void {
  const entries = [...uploads].map(
    ([id, { key, initiatedAt }]) =>
      `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${initiatedAt.toISOString()}</Initiated></Upload>`,
  )
  xml(
    response,
    `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${entries.join('')}</ListMultipartUploadsResult>`,
  )
}

function xml(response: ServerResponse, body: string): void {
  response.setHeader('content-type', 'application/xml').end(`<?xml version="1.0" encoding="UTF-8"?>${body}`)
}

function fail(response: ServerResponse, status: number, code: string, message = code): void {
  response.statusCode = status
  xml(response, `<Error><Code>${code}</Code><Message>${message}</Message></Error>`)
}

const etag = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`
