import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

const secret = 'x'.repeat(32)

test('without variables it is development with the embedded database and demo data', () => {
  expect(readEnvironment({})).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    dataDir: './data',
    databaseUrl: undefined,
    demoData: true,
    s3: undefined,
    trustProxy: 0,
    logLevel: 'warn',
  })
  expect(readEnvironment({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('production requires its secret', () => {
  expect(() => readEnvironment({ NODE_ENV: 'production' })).toThrow(
    'TOKEN_SECRET: production needs a secret of at least 32 characters',
  )
  expect(() => readEnvironment({ NODE_ENV: 'production', TOKEN_SECRET: 'short' })).toThrow('TOKEN_SECRET')
  expect(readEnvironment({ NODE_ENV: 'production', TOKEN_SECRET: secret })).toMatchObject({
    production: true,
    demoData: false,
    logLevel: 'info',
  })
})

test('demo data is off by default for a configured database', () => {
  const databaseUrl = 'postgres://localhost/x'
  expect(readEnvironment({ DATABASE_URL: databaseUrl }).demoData).toBe(false)
  expect(readEnvironment({ DATABASE_URL: databaseUrl, DEMO_DATA: 'yes' }).demoData).toBe(true)
  expect(readEnvironment({ DEMO_DATA: 'no' }).demoData).toBe(false)
})

test('the sample app is served with the web app, and in production only if asked for', () => {
  const production = { NODE_ENV: 'production', TOKEN_SECRET: secret }
  expect(readEnvironment({}).sampleApp).toBe(true)
  expect(readEnvironment({ SAMPLE_APP: 'no' }).sampleApp).toBe(false)
  expect(readEnvironment({ SERVE_WEB: 'no' }).sampleApp).toBe(false)
  expect(readEnvironment(production).sampleApp).toBe(false)
  expect(readEnvironment({ ...production, SAMPLE_APP: 'yes' }).sampleApp).toBe(true)
})

test('each invalid variable is named in one line', () => {
  const message = (() => {
    try {
      readEnvironment({ PORT: '70000', DATABASE_URL: 'mysql://x', DEMO_DATA: 'maybe', LOG_LEVEL: 'loud' })
      return ''
    } catch (error) {
      return (error as Error).message
    }
  })()
  for (const name of ['PORT', 'DATABASE_URL', 'DEMO_DATA', 'LOG_LEVEL']) expect(message).toContain(`${name}: `)
  expect(message).not.toContain('\n')
})

test('TRUST_PROXY takes a number or networks; `yes`, which trusted everybody, is refused', () => {
  expect(readEnvironment({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  expect(readEnvironment({ TRUST_PROXY: '10.0.0.0/8' }).trustProxy).toEqual(['10.0.0.0/8'])
  expect(() => readEnvironment({ TRUST_PROXY: 'yes' })).toThrow(/^TRUST_PROXY: "yes" is no longer accepted/)
})

test('standbys are several addresses, and follow a database', () => {
  const DATABASE_URL = 'postgres://one/b'
  expect(readEnvironment({}).databaseReadUrls).toEqual([])
  expect(
    readEnvironment({ DATABASE_URL, DATABASE_READ_URLS: 'postgres://two, postgres://three:5433/b' }).databaseReadUrls,
  ).toEqual(['postgres://two', 'postgres://three:5433/b'])
  expect(() => readEnvironment({ DATABASE_READ_URLS: 'postgres://two' })).toThrow(
    'DATABASE_READ_URLS: needs DATABASE_URL, the database that they follow',
  )
  for (const DATABASE_READ_URLS of ['postgres://two,', 'mysql://two', 'two', 'postgres://two postgres://three'])
    expect(() => readEnvironment({ DATABASE_URL, DATABASE_READ_URLS })).toThrow(
      'DATABASE_READ_URLS: must be addresses of PostgreSQL',
    )
})

test('a bucket requires its keys', () => {
  expect(() => readEnvironment({ S3_BUCKET: 'media' })).toThrow(
    'S3_BUCKET: needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too',
  )
  expect(readEnvironment({ S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }).s3).toEqual({
    bucket: 'media',
    endpoint: undefined,
    region: 'us-east-1',
    accessKeyId: 'a',
    secretAccessKey: 'b',
  })
})
