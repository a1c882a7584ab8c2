import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { MediaStore } from '../../../src/platform/server/files/media-store-contract.ts'
import type { Tables } from '../../tables.ts'
import { insertBusinesses } from '../businesses.ts'
import { catalogueRows, groupRows, placeRows } from '../catalogue-rows.ts'
import { insertRows } from '../insert.ts'
import { formsOfBadge, registerFormRows } from '../register-forms.ts'
import { logRevisions, reviseRules } from '../point-rules.ts'
import { readRules } from '../rules-of-time.ts'
import { insertNotifications } from '../system-notifications.ts'
import { keepCounts } from '../kept-counts.ts'
import { pageCategoryRows } from '../page-categories.ts'
import type { Surroundings } from '../person.ts'
import { presetReasonRows } from '../preset-reasons.ts'
import { savedReplyRows } from '../saved-replies.ts'
import { insertBadgeRequests } from '../badge-requests.ts'
import { insertVerifies } from '../verifies.ts'
import { storeMedia } from '../pictures/media.ts'
import { startDrawing } from '../pictures/start-drawing.ts'
import { hashPasswords, numberOf, signInRoles, signIns } from '../sign-ins.ts'
import { type CatalogueIds, createWorld, ownIds, type Shares } from '../world.ts'
import { chunksOf, loadChunk, type Told, weightOf } from './chunks.ts'
import { numberPeople } from './people.ts'
import { duration, showProgress } from './progress.ts'
import {
  beginRun,
  finishRun,
  foreignData,
  noteChunk,
  readFinishedChunks,
  readRun,
  readTaken,
  type Run,
  type Stage,
} from './run.ts'
import { handleSome, insertReports } from './reports.ts'
import { insertMissing, settleIds } from './settle.ts'
import { insertStaffLists } from './staff-lists.ts'
import { restore, shareOut } from './structure.ts'
import { compactCaseTally, countTallies } from './tallies.ts'
import { verify } from './verify.ts'
import { insertManyCodes, insertManyVouchers } from './vouchers.ts'
import { insertManyWheels } from './wheels.ts'

export interface LargeOptions {
  readonly databaseUrl: string
  readonly mediaStore: Pick<MediaStore, 'put'>
  /** The application's secret: see `insertVerifies`. */
  readonly tokenKey: Uint8Array
  readonly users: number
  readonly seed: string
  /** Fill even if there are people who are not from the demo. */
  readonly force: boolean
}

/** Rare values are as rare as in a large community. */
const rareShares: Shares = {
  status: { HIDDEN: 0.01, SUSPENDING: 0.01, BLOCKED: 0.01 },
  group: { ADMIN: 0.0001, STAFF: 0.001, PROVIDER: 0.005 },
  badge: 0.04,
}

const postsPerPerson = 3
const entriesPerPerson = 20
/** Makes two comments for three posts, on average. */
const shareOfComments = 0.194

/** Whether a fill of this database was begun. Its tables are then not in the state that migrations expect. */
export async function isUnderWay(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const run = await readRun(client)
    return run !== null && !run.finished
  } finally {
    await client.end()
  }
}

/** Fills a migrated PostgreSQL, or continues an interrupted fill. Throws an Error that explains a refusal. */
export async function fillLarge({
  databaseUrl,
  mediaStore,
  tokenKey,
  users,
  seed,
  force,
}: LargeOptions): Promise<void> {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 4,
    // A commit that is lost in a crash of the server loses the record of its chunk too, so commits need not wait for
    // the disk. Statements that a killed fill left running on the server end soon.
    options:
      '-c client_connection_check_interval=2000 -c synchronous_commit=off -c maintenance_work_mem=512MB -c max_parallel_maintenance_workers=1 -c statement_timeout=0',
  })
  const guard = await pool.connect()
  try {
    await lock(guard)
    const run = (await readRun(guard)) ?? (await begin(guard, { users, seed, force }))
    if (run.users !== users || run.seed !== seed) {
      throw new Error(
        `this database has a fill of ${run.users} people with the seed '${run.seed}': give the same, or take another database`,
      )
    }
    if (run.finished) console.log(`This database is already filled with ${users.toLocaleString('en')} people.`)
    else await goOn(pool, { mediaStore, tokenKey }, run)
  } finally {
    guard.release(true)
    await pool.end()
  }
}

async function lock(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>(
    `select pg_try_advisory_lock(hashtext('demo_fill'), 0) as locked`,
  )
  if (!rows[0]!.locked) throw new Error('another fill of this database is running')
}

async function begin(
  client: pg.ClientBase,
  { users, seed, force }: Pick<LargeOptions, 'users' | 'seed' | 'force'>,
): Promise<Run> {
  const foreign = await foreignData(client)
  if (foreign && !force) throw new Error(`this database is not filled: ${foreign}. --force fills it anyway`)
  const run = { seed, users, now: new Date() }
  await inTransaction(client, () => beginRun(client, run))
  return { ...run, finished: false }
}

/** Inserts the missing records that everybody shares. */
async function insertCatalogue(
  db: Kysely<Tables>,
  mediaStore: LargeOptions['mediaStore'],
  ids: CatalogueIds,
  run: Run,
): Promise<void> {
  const createdAt = run.now.toISOString()
  const stored = await db.selectFrom('media').select('id').where('id', '=', ids.video).executeTakeFirst()
  if (!stored) await insertRows(db, 'media', await storeMedia(mediaStore, ids, await startDrawing(), createdAt))
  const catalogue = catalogueRows(ids, createdAt)
  await insertMissing(db, 'badge_register_forms', registerFormRows(run.seed, ids, run.now.getTime()))
  const register_form_ids = (i: number) => formsOfBadge(run.seed, run.now.getTime(), i)
  const badges = catalogue.badges.map((badge, i) => ({ ...badge, register_form_ids: register_form_ids(i) }))
  await insertMissing(db, 'badges', badges)
  await insertMissing(db, 'preset_reasons', presetReasonRows(run.seed, run.now.getTime()))
  await insertMissing(db, 'saved_replies', savedReplyRows(run.seed, run.now.getTime()))
}

async function goOn(
  pool: pg.Pool,
  { mediaStore, tokenKey }: Pick<LargeOptions, 'mediaStore' | 'tokenKey'>,
  run: Run,
): Promise<void> {
  const begun = Date.now()
  const db = kyselyOn(pool)
  const ids = await settleIds(db, ownIds(run.seed, run.now))
  const world = createWorld({
    ...run,
    posts: run.users * postsPerPerson,
    entries: run.users * entriesPerPerson,
    shares: rareShares,
    ids,
    talk: shareOfComments,
  })
  await insertCatalogue(db, mediaStore, ids, run)
  // Before the entries, which the rules of each time give.
  await reviseRules(db, world)
  const rulesAt = await readRules(db)
  const taken = await readTaken(pool)
  const isFinished = await readFinishedChunks(pool)
  await load(
    pool,
    { world, rulesAt },
    { hashes: await hashPasswords(), isTaken: (text) => taken.has(text) },
    isFinished,
  )
  const progress = showProgress('Pages, keys, indexes and checks', 0)
  const shared = { ids, createdAt: run.now.toISOString(), userId: (i: number) => world.userId(i) }
  const places = placeRows(shared)
  await insertMissing(db, 'places', places.places)
  await sql`insert into place_media (place_id, media_id, position)
    select place_id, media_id, position from json_populate_recordset(null::place_media, ${JSON.stringify(places.media)}::json)
    on conflict do nothing`.execute(db)
  await insertMissing(db, 'social_groups', groupRows(shared))
  await sql`insert into page_categories (id, name_vi, name_en, enum, deleted_at, created_at)
    select id, name_vi, name_en, enum, deleted_at, created_at
    from json_populate_recordset(null::page_categories, ${JSON.stringify(pageCategoryRows(run.seed, run.now.getTime()))}::json)
    on conflict do nothing`.execute(db)
  await keepCounts(db, ids)
  const once = async (stage: Stage, work: (db: Kysely<Tables>) => Promise<void>) => {
    progress.say(stage)
    if (isFinished({ stage, from: 0 })) return
    await db.transaction().execute(async (db) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(db)
      await work(db)
      await sql`insert into demo_fill.chunks (stage, "from") values (${stage}, 0)`.execute(db)
    })
  }
  const { seed, now, users } = run
  const staff = [world.userId(0), world.userId(3)]
  const promotion = { seed, now, users, staff, photos: ids.promotionPhotos, tokenKey, world }
  await once('pages and products', (db) => insertBusinesses(db, { seed, ids, status: rareShares.status, now }))
  await once('reports', (db) => insertReports(db, { seed, now }))
  await once('requests for verification', (db) =>
    insertVerifies(db, { seed, tokenKey, now, moderator: world.userId(0), waiting: 1 }),
  )
  await once('vouchers and prizes', async (db) => {
    await numberPeople(db)
    await insertManyVouchers(db, promotion)
    await insertManyWheels(db, promotion)
    await insertManyCodes(db, promotion)
  })
  await restore(pool, progress.say)
  await logRevisions(db, world)
  await insertNotifications(db, world)
  await once('badge requests', (db) => insertBadgeRequests(db, { seed, now, asking: 170, photos: ids.photos }))
  await once('lists of staff', (db) => insertStaffLists(db, promotion))
  progress.say('tallies')
  await countTallies(pool)
  await handleSome(db)
  await compactCaseTally(pool)
  progress.say('analyze')
  await pool.query('analyze')
  progress.say('verifying')
  const faults = await verify(pool, world, rulesAt)
  if (faults.length > 0) throw new Error(`the fill does not add up: ${faults.slice(0, 5).join('; ')}`)
  progress.end()
  await finishRun(pool)
  console.log(`Filled with ${run.users.toLocaleString('en')} people in ${duration((Date.now() - begun) / 1000)}.`)
  for (const role of signInRoles)
    if (!taken.has(numberOf(signIns[role])))
      console.log(`Sign in as ${role}: ${signIns[role].phoneNumber} / ${signIns[role].password}`)
}

/** The remaining chunks, two at a time, each in its own transaction. */
async function load(
  pool: pg.Pool,
  { world, rulesAt }: Told,
  surroundings: Surroundings,
  isFinished: Awaited<ReturnType<typeof readFinishedChunks>>,
): Promise<void> {
  const chunks = chunksOf(world)
  const weigh = (list: typeof chunks) => list.reduce((sum, chunk) => sum + weightOf(world, chunk), 0)
  const progress = showProgress('Entries and posts', weigh(chunks), weigh(chunks.filter(isFinished)))
  await shareOut(
    chunks.filter((chunk) => !isFinished(chunk)),
    async (chunk) => {
      const client = await pool.connect()
      try {
        await inTransaction(client, async () => {
          await loadChunk(client, { world, rulesAt }, surroundings, chunk)
          await noteChunk(client, chunk)
        })
        client.release()
      } catch (error) {
        client.release(true)
        throw error
      }
      progress.add(weightOf(world, chunk))
    },
  )
  progress.end()
}

async function inTransaction(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  await work()
  await client.query('commit')
}

function kyselyOn(pool: pg.Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
