import { type Kysely, sql } from 'kysely'
import { requireWholeLedger } from '../../src/platform/server/database/whole-ledger.ts'
import type { MediaStore } from '../../src/platform/server/files/media-store-contract.ts'
import type { Tables } from '../tables.ts'
import { addUpPoints } from './add-up-points.ts'
import { auditEntries } from './audit.ts'
import { type ActionRow, keyOf } from './acts.ts'
import { insertBadgeRequests } from './badge-requests.ts'
import { insertBusinesses } from './businesses.ts'
import { catalogueRows, groupRows, placeRows } from './catalogue-rows.ts'
import { blockedDetails, recordOf } from './history.ts'
import { configRows } from './configs.ts'
import { pageCategoryRows } from './page-categories.ts'
import { presetReasonRows } from './preset-reasons.ts'
import { savedReplyRows } from './saved-replies.ts'
import { insertRows } from './insert.ts'
import { insertIntegration } from './integration.ts'
import { nameMembersOfApp } from './members-of-app.ts'
import { insertDesk } from './desk.ts'
import { grantRows } from './grants.ts'
import { eventRows } from './events.ts'
import { keepCounts } from './kept-counts.ts'
import { handleReports } from './handle-reports.ts'
import { instructionRows, missMessageRows, termRow } from './lucky-wheel-words.ts'
import { moderateStored } from './moderate-stored.ts'
import { insertPapers } from './papers.ts'
import { personOf, type Surroundings } from './person.ts'
import { logRevisions, reviseRules } from './point-rules.ts'
import { readRules } from './rules-of-time.ts'
import { insertReferrals } from './referrals.ts'
import type { Pictures } from './pictures/drawings.ts'
import { storeMedia, storePictures } from './pictures/media.ts'
import { startDrawing } from './pictures/start-drawing.ts'
import { ledgerOf } from './points.ts'
import { postOf } from './post.ts'
import { countReporters, insertCalibration } from './calibration.ts'
import { insertAppeals } from './appeals.ts'
import { isEmpty } from './presence.ts'
import { idOf } from './random.ts'
import { formsOfBadge, registerFormRows } from './register-forms.ts'
import { reportsOnUser } from './reports.ts'
import { refusedIds, showRefused } from './refused-media.ts'
import { insertRings } from './rings.ts'
import { insertRuns } from './runs.ts'
import { sensitiveWordRows } from './sensitive-words.ts'
import { bannerRows } from './banners.ts'
import { insertChangeSets } from './change-sets.ts'
import { insertNotifications } from './system-notifications.ts'
import { type DemoSignIns, hashPasswords, signIns } from './sign-ins.ts'
import { insertVouchers } from './vouchers.ts'
import { insertWheels } from './lucky-wheels.ts'
import { insertVerifies } from './verifies.ts'
import { insertVerifyHistory } from './verify-history.ts'
import { createWorld, ownIds, type Shares, type World } from './world.ts'

export interface DemoOptions {
  readonly kysely: Kysely<Tables>
  readonly mediaStore: Pick<MediaStore, 'put'>
  /** The application's secret: see `insertVerifies`. */
  readonly tokenKey: Uint8Array
  /** The same seed and moment give the same data. */
  readonly seed?: string
  readonly users?: number
  /** The moment at which the demo's year ends. */
  readonly now?: Date
  /** Given if drawing them has begun already. */
  readonly pictures?: Promise<Pictures> | undefined
}

/** Rare values are frequent enough to be seen on the first pages. */
const livelyShares: Shares = {
  status: { HIDDEN: 0.02, SUSPENDING: 0.03, BLOCKED: 0.05 },
  group: { ADMIN: 0.007, STAFF: 0.02, PROVIDER: 0.06 },
  badge: 0.22,
}

export const demoSeed = 'backoffice'

/**
 * Fills an empty, migrated database with a year of data, and the media store with its pictures. In one transaction: an
 * interrupted start leaves the database empty, and its files are stored again under the same names.
 *
 * @returns how to sign in as each kind of person
 */
export async function fillDemo({
  kysely,
  mediaStore,
  tokenKey,
  seed = demoSeed,
  users = 300,
  now = new Date(),
  pictures = startDrawing(),
}: DemoOptions): Promise<DemoSignIns> {
  await requireWholeLedger(kysely, 'demo data cannot be filled in')
  const ids = ownIds(seed, now)
  const world = createWorld({
    seed,
    users,
    posts: users * 4,
    entries: users * 16,
    now,
    shares: livelyShares,
    ids,
    talk: 1,
  })
  const hashes = await hashPasswords()
  await kysely.transaction().execute(async (db) => {
    // Pictures are made during the transaction: on a busy machine that takes longer than a transaction may otherwise
    // pause.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(db)
    // Replicas that start together wait here; all but the first then find the database filled.
    await sql`select pg_advisory_xact_lock(hashtextextended('demo data', 0))`.execute(db)
    if (!(await isEmpty(db))) return
    const drawings = await pictures
    const media = await storeMedia(mediaStore, ids, drawings, new Date(world.start).toISOString())
    const alikeIds = drawings.alike.map((_, i) => idOf(world.kinds.ring, 10_000 + i, now.getTime() - 3 * 86_400_000))
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
    const alike = await storePictures(mediaStore, alikeIds, drawings.alike, daysAgo(3))
    const refused = await storePictures(mediaStore, refusedIds(world), drawings.refused, daysAgo(9))
    await insertRows(db, 'media', [...media, ...alike, ...refused])
    const catalogue = catalogueRows(ids, new Date(world.start).toISOString())
    await insertRows(db, 'badge_register_forms', registerFormRows(seed, ids, world.start))
    const badges = catalogue.badges.map((badge, i) => ({
      ...badge,
      register_form_ids: formsOfBadge(seed, world.start, i),
    }))
    await insertRows(db, 'badges', badges)
    await insertRows(db, 'configs', configRows(seed, world.start))
    // So that the app can be tried out.
    await db.updateTable('system_settings').set({ value: 'YES' }).where('key', '=', 'app.openRegistration').execute()
    await insertRows(db, 'page_categories', pageCategoryRows(seed, world.start))
    await insertRows(db, 'preset_reasons', presetReasonRows(seed, world.start))
    await insertRows(db, 'saved_replies', savedReplyRows(seed, world.start))
    await insertRows(db, 'events', eventRows(seed, ids, now))
    await insertRows(db, 'sensitive_words', sensitiveWordRows(seed, world.start))
    await insertRows(db, 'lucky_wheel_instructions', instructionRows(seed, now))
    await insertRows(db, 'failed_spin_messages', missMessageRows(seed, now))
    await insertRows(db, 'lucky_wheel_terms', [termRow(seed, now)])
    await insertPeople(db, world, { hashes, isTaken: () => false })
    const shared = { ids, createdAt: new Date(world.start).toISOString(), userId: (i: number) => world.userId(i) }
    const places = placeRows(shared)
    await insertRows(db, 'places', places.places)
    await insertRows(db, 'place_media', places.media)
    await insertRows(db, 'social_groups', groupRows(shared))
    await insertPosts(db, world)
    await keepCounts(db, ids)
    await insertBusinesses(db, { seed, ids, status: { HIDDEN: 0, SUSPENDING: 0, BLOCKED: 0 }, now })
    await sql`update media m set uploaded_by = coalesce(
        (select p.created_by from post_media h join posts p on p.id = h.post_id where h.media_id = m.id order by p.id limit 1),
        ${world.userId(0)}) where id = any(${media.map(({ id }) => id)}::uuid[])`.execute(db)
    await showRefused(db, world)
    await moderateStored(db, world)
    await insertRings(db, world, alike)
    await handleReports(db, world)
    await countReporters(db)
    await insertDesk(db, world)
    await insertAppeals(db, world)
    await insertCalibration(db, world)
    await insertVerifies(db, { seed, tokenKey, now, moderator: world.userId(0), waiting: 8 })
    await insertBadgeRequests(db, { seed, now, asking: 90, photos: ids.photos })
    await insertVerifyHistory(db, world)
    await insertPapers(db, mediaStore, new Date(world.start).toISOString())
    await insertRows(db, 'grants', grantRows(world))
    await reviseRules(db, world)
    await logRevisions(db, world)
    await insertRows(db, 'banners', await bannerRows(db, world))
    await sql`update menu_banners set media_id = ${ids.promotionPhotos[3]!} where type = 'MENU_BANNER_DISPLAY'`.execute(
      db,
    )
    await insertNotifications(db, world)
    const rulesAt = await readRules(db)
    const { rows } = await sql<{ id: string }>`select id from comments where version > 1`.execute(db)
    const moderated = new Set(rows.map(({ id }) => id))
    const ledgers = Array.from({ length: users }, (_, i) => ledgerOf(world, i, rulesAt, moderated))
    const payments = await insertVouchers(db, world, ids.promotionPhotos, ledgers)
    await insertRuns(db, world)
    await insertWheels(db, world, { photos: ids.promotionPhotos, tokenKey })
    await insertChangeSets(db, world)
    const entries = ledgers.flatMap((ledger) => ledger.entries)
    await insertRows(
      db,
      'point_entries',
      entries.sort((a, b) => (a.id < b.id ? -1 : 1)),
      entries.length,
    )
    await insertRows(db, 'point_entries', payments)
    await addUpPoints(db)
    const actions = ledgers.flatMap((ledger) => ledger.actions)
    await insertRows(db, 'member_actions', actions.map(asJson))
    await insertRows(db, 'action_keys', actions.map(keyOf))
    await insertReferrals(db, world)
    await nameMembersOfApp(db, world)
    await insertIntegration(db, world, tokenKey)
  })
  return signIns
}

const asJson = (action: ActionRow) => ({
  ...action,
  facts: JSON.parse(action.facts) as object,
  outcome: JSON.parse(action.outcome) as object,
})

async function insertPeople(db: Kysely<Tables>, world: World, surroundings: Surroundings): Promise<void> {
  const people = Array.from({ length: world.options.users }, (_, i) => personOf(world, i, surroundings))
  await insertRows(db, 'users', people)
  await insertRows(
    db,
    'blocked_details',
    people.flatMap((person, i) => blockedDetails(world, 'user', i, recordOf(world, 'user', i), person.reason)),
  )
  await insertRows(
    db,
    'audit_entries',
    people.flatMap((person, i) => auditEntries(world, 'user', i, recordOf(world, 'user', i), person.reason)),
  )
  await insertRows(
    db,
    'reports',
    people.flatMap((person, i) => reportsOnUser(world, i, person.term_status)),
  )
}

async function insertPosts(db: Kysely<Tables>, world: World): Promise<void> {
  const records = Array.from({ length: world.options.posts }, (_, j) => postOf(world, j))
  await insertRows(
    db,
    'posts',
    records.map(({ post }) => post),
  )
  await insertRows(
    db,
    'post_media',
    records.flatMap(({ media }) => media),
  )
  await insertRows(
    db,
    'comments',
    records.flatMap(({ comments }) => comments.map(({ row }) => row)),
  )
  await insertRows(
    db,
    'reports',
    records.flatMap(({ reports }) => reports),
  )
  await insertRows(
    db,
    'blocked_details',
    records.flatMap((record) => record.blockedDetails),
  )
  await insertRows(
    db,
    'audit_entries',
    records.flatMap(({ post }, j) => auditEntries(world, 'post', j, recordOf(world, 'post', j), post.reason)),
  )
}
