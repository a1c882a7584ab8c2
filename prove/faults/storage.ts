import { startFaultyProxy } from '../../tests/harness/faulty-proxy.ts'
import { startS3Server } from '../../tests/harness/s3-server.ts'
import type { Fault } from './faults.ts'
import { startLoadOf, untilWritten, whatBroke } from './scene.ts'
import { startUploads } from './uploads.ts'

/** Milliseconds that each packet takes. */
const slowness = 1_000

export const storageFails: Fault = {
  name: 'the storage of media is away, slow, silent and wrong',
  async happen(scene) {
    const s3 = await startS3Server()
    const { bucket, accessKeyId, secretAccessKey, endpoint } = s3.settings
    const proxy = await startFaultyProxy(endpoint!)
    const server = await scene.start({
      S3_ENDPOINT: proxy.url.replace(/\/$/, ''),
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    })
    const load = await startLoadOf(scene, server.url)
    const uploads = await startUploads(server.url, load.callers.staff)
    await uploads.send('before', 'stored')
    proxy.refuse()
    await uploads.send('away', 'UNAVAILABLE')
    await untilWritten(load, 'writes without files')
    proxy.heal()
    await uploads.send('there again', 'stored')
    proxy.slow(slowness)
    await uploads.send('slow', 'stored')
    proxy.heal()
    proxy.freeze('lost')
    await uploads.send('silent', 'UNAVAILABLE')
    proxy.heal()
    proxy.cut()
    for (const [status, body] of [
      [500, '<Error><Code>InternalError</Code></Error>'],
      [403, '<Error><Code>AccessDenied</Code></Error>'],
      [200, '<!doctype html><p>Please sign in to this network'],
      [502, 'not XML'],
    ] as const) {
      s3.wrong = { status, body }
      await uploads.send(`wrong (${status})`, 'UNAVAILABLE')
    }
    s3.wrong = null
    await uploads.send('right again', 'stored')
    const broken = [...uploads.wrong, ...(await uploads.lost()), ...(await whatBroke(scene, server, load))]
    await proxy.close()
    await s3.close()
    return { broken, seen: `${uploads.stored()} pictures stored, ${uploads.refused()} refused` }
  },
}
