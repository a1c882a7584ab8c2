import type { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  type GetObjectCommandOutput,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  paginateListObjectsV2,
  ListMultipartUploadsCommand,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { RangeBeyondEnd, formatRange } from './byte-range.ts'
import type { S3Settings } from '../environment.ts'
import { assertMediaKey } from './media-key.ts'
import { type MediaStore, StorageUnavailable, type StoredEntry, type StoredFile } from './media-store-contract.ts'

/** Milliseconds for an answer, of which there are at most three tries: an upload is refused before a proxy gives up on it. */
const answerWithin = 15_000

/** Objects in a bucket of any S3-compatible storage. The bucket may stay private: the server reads for browsers. */
export function openS3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): MediaStore {
  const client = new S3Client({
    ...(endpoint && { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Storage other than Amazon's has no host name per bucket and often lacks the newer checksums.
    forcePathStyle: endpoint !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: answerWithin, throwOnRequestTimeout: true },
  })
  const objectOf = (key: string) => {
    assertMediaKey(key)
    return { Bucket: bucket, Key: key }
  }
  return {
    engine: 's3',
    async put(key, body, contentType) {
      const object = { ...objectOf(key), Body: body, ContentType: contentType }
      const stored = Buffer.isBuffer(body)
        ? await orUnavailable(client.send(new PutObjectCommand(object)))
        : await putStream(client, object, body)
      // Something in between may answer 200 to anything.
      if (!stored.ETag) throw asUnavailable(new Error('the answer is not that of a storage'))
    },
    async remove(key) {
      await orUnavailable(client.send(new DeleteObjectCommand(objectOf(key))))
    },
    async has(key) {
      return (await ignoringMissing(client.send(new HeadObjectCommand(objectOf(key))))) !== null
    },
    async read(key, range) {
      const command = new GetObjectCommand({ ...objectOf(key), ...(range && { Range: formatRange(range) }) })
      const found = await ignoringMissing(client.send(command))
      return found && storedFile(found)
    },
    async *list(prefix): AsyncGenerator<StoredEntry> {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        for (const { Key, Size, LastModified } of page.Contents ?? []) {
          if (Key !== undefined && LastModified) yield { key: Key, bytes: Size ?? 0, modifiedAt: LastModified }
        }
      }
    },
    dropUnfinished: (before) => dropUnfinished(client, bucket, before),
    close: () => client.destroy(),
  }
}

/** Uploads one part at a time: memory stays at one part (5 MiB) for any size. A failing body aborts the upload. */
async function putStream(
  client: S3Client,
  params: { Bucket: string; Key: string; ContentType: string },
  body: Readable,
) {
  try {
    return await new Upload({
      client,
      params: { ...params, Body: body },
      queueSize: 1,
      leavePartsOnError: false,
    }).done()
  } catch (error) {
    throw body.errored ?? asUnavailable(error)
  } finally {
    body.destroy()
  }
}

function storedFile({ Body, ContentLength, ContentRange, ContentType }: GetObjectCommandOutput): StoredFile {
  const stream = Body as Readable
  const contentType = ContentType ?? 'application/octet-stream'
  const part = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(ContentRange ?? '')
  if (part) return { stream, contentType, start: Number(part[1]), end: Number(part[2]), bytes: Number(part[3]) }
  const bytes = ContentLength ?? 0
  return { stream, contentType, start: 0, end: bytes - 1, bytes }
}

async function dropUnfinished(client: S3Client, bucket: string, before: Date): Promise<void> {
  let after: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | null = {}
  while (after) {
    const page: Awaited<ReturnType<typeof listUploads>> = await listUploads(client, bucket, after)
    for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
      if (Initiated && Initiated < before) {
        await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }))
      }
    }
    after = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker } : null
  }
}

function listUploads(client: S3Client, bucket: string, after: { KeyMarker?: string | undefined }) {
  return client.send(new ListMultipartUploadsCommand({ Bucket: bucket, ...after }))
}

async function ignoringMissing<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise
  } catch (error) {
    if (!(error instanceof S3ServiceException)) throw asUnavailable(error)
    const status = error.$metadata.httpStatusCode
    if (status === 404 && error.name !== 'NoSuchBucket') return null
    if (status === 416)
      throw new RangeBeyondEnd(Number(/\/(\d+)$/.exec(error.$response?.headers['content-range'] ?? '')?.[1] ?? 0))
    throw asUnavailable(error)
  }
}

/** The SDK throws many kinds of errors, some without a code: about the network, time, rights, or an answer that it cannot read. */
const asUnavailable = (cause: unknown) =>
  new StorageUnavailable(`The storage of media does not serve: ${(cause as Error).message}`, { cause })

async function orUnavailable<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise
  } catch (error) {
    throw asUnavailable(error)
  }
}
