import { z } from 'zod'
import { readNetworks, readTrustedProxies } from './access/address.ts'

/**
 * The only place that reads environment variables. Each one is documented by its `describe`; the README's table
 * lists them too.
 */
const flag = z.enum(['yes', 'no', 'true', 'false', '1', '0']).transform((value) => ['yes', 'true', '1'].includes(value))

const proxies = z.string().transform((text, ctx) => {
  try {
    return readTrustedProxies(text)
  } catch (error) {
    ctx.addIssue((error as Error).message)
    return z.NEVER
  }
})

const networks = z.string().transform((text, ctx) => {
  try {
    return readNetworks(text)
  } catch (error) {
    ctx.addIssue((error as Error).message)
    return z.NEVER
  }
})

const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ })

/** Several, separated by commas. */
const databaseUrls = z.string().transform((text, ctx) => {
  const urls = text.split(',').map((url) => url.trim())
  for (const url of urls) if (!databaseUrl.safeParse(url).success) ctx.addIssue('must be addresses of PostgreSQL')
  return urls
})

const variables = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('production requires its secrets'),
  HOST: z.string().min(1).default('127.0.0.1').describe('address to listen on'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('port to listen on; 0 chooses a free one'),
  DATA_DIR: z.string().min(1).default('./data').describe('folder of the embedded database and of media files'),
  DATABASE_URL: databaseUrl.optional().describe('PostgreSQL 15 or newer; without it the embedded database runs'),
  DATABASE_APP_URL: databaseUrl
    .optional()
    .describe('a login made by hand for requests, where the owner may not give the role backoffice_app one'),
  DATABASE_READ_URLS: databaseUrls
    .default([])
    .describe(
      'servers that follow the database, separated by commas: lists are read there. The login is that of requests',
    ),
  CITUS_URL: databaseUrl
    .optional()
    .describe('of npm run ledger:distribute: the database on the coordinator of a Citus cluster, as a superuser'),
  DATABASE_ONE_ROLE: flag
    .default(false)
    .describe('yes lets requests log in as the owner: an injected statement would have all rights'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10).describe('connections of this replica'),
  SHUTDOWN_GRACE: z.coerce
    .number()
    .min(0)
    .max(300)
    .default(3)
    .describe(
      'seconds after a stop signal in which the process is unready and still answers, so that load balancers notice',
    ),
  TOKEN_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe('signs id tokens; the same on every replica'),
  DEMO_DATA: flag
    .optional()
    .describe('yes fills an empty database with demo data; the embedded one does so outside production'),
  PUBLIC_URL: z.url().optional().describe('the address that people use, if behind a proxy; https turns on HSTS'),
  TRUST_PROXY: proxies
    .default(0)
    .describe('how many proxies are in front, or their networks: the caller’s address is the one that they forward'),
  WEBHOOK_ALLOW: networks
    .default([])
    .describe('private networks to which webhooks may be sent, also by http: 10.0.0.0/8, fd00::/8'),
  BACKUP_DIR: z
    .string()
    .min(1)
    .optional()
    .describe('folder of the backups that a job makes each day; without it, none'),
  BACKUP_PASSPHRASE_FILE: z
    .string()
    .min(1)
    .optional()
    .describe('a file with the passphrase by which backups are encrypted; without it, they are not'),
  VERIFY_DATABASE_URL: databaseUrl
    .optional()
    .describe('an empty database, for trying backups that are too large for the embedded one'),
  SERVE_WEB: flag.default(true).describe('no serves only the API: npm run dev puts Vite in front'),
  SAMPLE_APP: flag
    .optional()
    .describe('yes serves the sample app under /sample/; outside production it is served with the web app'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url()
    .optional()
    .describe(
      'sends spans to this OpenTelemetry collector (OTLP over HTTP, as JSON); its SDK reads its other variables',
    ),
  TEST_CLOCK: z.string().optional().describe('set by the tests, which move the clock; production refuses it'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .optional()
    .describe('info in production, else warn'),
  S3_BUCKET: z.string().min(1).optional().describe('keeps media files in this bucket instead of DATA_DIR/media'),
  S3_ENDPOINT: z.url().optional().describe('of S3-compatible storage other than AWS'),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
})

export interface Environment {
  readonly production: boolean
  readonly host: string
  readonly port: number
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly databaseAppUrl: string | undefined
  /** Where standbys may be: whichever of these servers is one. */
  readonly databaseReadUrls: readonly string[]
  readonly citusUrl: string | undefined
  readonly databaseOneRole: boolean
  readonly databasePool: number
  /** Seconds. */
  readonly shutdownGrace: number
  /** Undefined outside production: one is created and kept in the data folder. */
  readonly tokenSecret: string | undefined
  readonly demoData: boolean
  readonly publicUrl: string | undefined
  /** How many proxies in front are trusted, or their networks. */
  readonly trustProxy: number | string[]
  /** Networks that are not public, to which webhooks may be sent all the same. */
  readonly webhookAllow: readonly string[]
  /** Where spans go; undefined where none are recorded. */
  readonly tracesTo: string | undefined
  readonly backupDir: string | undefined
  readonly backupPassphraseFile: string | undefined
  readonly verifyDatabaseUrl: string | undefined
  readonly serveWeb: boolean
  readonly sampleApp: boolean
  readonly logLevel: string
  readonly s3: S3Settings | undefined
}

export interface S3Settings {
  readonly bucket: string
  readonly endpoint: string | undefined
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Reads and checks the environment. Throws an Error whose message names every invalid variable, in one line. */
export function readEnvironment(source: Readonly<Record<string, string | undefined>> = process.env): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = variables.safeParse(given)
  if (!result.success) {
    throw new Error(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '))
  }
  const v = result.data
  const production = v.NODE_ENV === 'production'
  if (production && !v.TOKEN_SECRET)
    throw new Error('TOKEN_SECRET: production needs a secret of at least 32 characters')
  if (production && v.TEST_CLOCK !== undefined)
    throw new Error('TEST_CLOCK: only tests may move the clock, never production')
  if (v.DATABASE_READ_URLS.length > 0 && !v.DATABASE_URL)
    throw new Error('DATABASE_READ_URLS: needs DATABASE_URL, the database that they follow')
  return {
    production,
    host: v.HOST,
    port: v.PORT,
    dataDir: v.DATA_DIR,
    databaseUrl: v.DATABASE_URL,
    databaseAppUrl: v.DATABASE_APP_URL,
    databaseReadUrls: v.DATABASE_READ_URLS,
    citusUrl: v.CITUS_URL,
    databaseOneRole: v.DATABASE_ONE_ROLE,
    databasePool: v.DATABASE_POOL,
    shutdownGrace: v.SHUTDOWN_GRACE,
    tokenSecret: v.TOKEN_SECRET,
    demoData: v.DEMO_DATA ?? (!production && !v.DATABASE_URL),
    publicUrl: v.PUBLIC_URL,
    trustProxy: v.TRUST_PROXY,
    webhookAllow: v.WEBHOOK_ALLOW,
    tracesTo: v.OTEL_EXPORTER_OTLP_ENDPOINT,
    backupDir: v.BACKUP_DIR,
    backupPassphraseFile: v.BACKUP_PASSPHRASE_FILE,
    verifyDatabaseUrl: v.VERIFY_DATABASE_URL,
    serveWeb: v.SERVE_WEB,
    sampleApp: v.SAMPLE_APP ?? (!production && v.SERVE_WEB),
    logLevel: v.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    s3: readS3(v),
  }
}

function readS3(v: z.infer<typeof variables>): S3Settings | undefined {
  if (!v.S3_BUCKET) return undefined
  if (!v.S3_ACCESS_KEY_ID || !v.S3_SECRET_ACCESS_KEY) {
    throw new Error('S3_BUCKET: needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too')
  }
  return {
    bucket: v.S3_BUCKET,
    endpoint: v.S3_ENDPOINT,
    region: v.S3_REGION,
    accessKeyId: v.S3_ACCESS_KEY_ID,
    secretAccessKey: v.S3_SECRET_ACCESS_KEY,
  }
}
