import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import type { App, Job } from '../../../../platform/server/context.ts'
import { hashOfDesignation, hashOfPerson, hashOfSpin, noRoot, rootOf } from '../draw-log.ts'
import { hexOf, sealedSpin, type SpinToSeal } from './sealed.ts'

/** Leaves of a seal at most: a receipt's path is computed from all of them. */
const mostLeaves = 1024
/**
 * Seconds that a spin waits for those before it: no command takes longer, so none of an earlier moment can appear, and
 * the order of the log is that of the moments.
 */
const settled = 10

/** Seals what was spun and designated, in order. */
export const sealDraws: Job = { name: 'seal draws', inSandbox: true, everySeconds: 30, works: 'WHOLE', run: sealAll }

async function sealAll({ database: { kysely } }: App): Promise<void> {
  const { rows } = await sql<{ wheel_id: string }>`
    select distinct wheel_id from spins where number is null
    union select b.wheel_id from wheel_designations d join wheel_stock s on s.id = d.stock_id
      join wheel_batches b on b.id = s.batch_id where d.number is null and d.awarded_at is null`.execute(kysely)
  for (const { wheel_id } of rows) while (await sealOnce(kysely, wheel_id));
}

/** @returns whether there may be more to seal */
async function sealOnce(kysely: Kysely<Tables>, wheelId: string): Promise<boolean> {
  return kysely.transaction().execute(async (db) => {
    const last = await db
      .selectFrom('draw_seals')
      .selectAll()
      .where('wheel_id', '=', wheelId)
      .orderBy('seal', 'desc')
      .limit(1)
      .executeTakeFirst()
    const firstNumber = (last?.last_number ?? 0) + 1
    const hashes = await sealDesignations(db, wheelId, firstNumber)
    hashes.push(...(await sealSpins(db, wheelId, firstNumber + hashes.length, mostLeaves - hashes.length)))
    if (hashes.length === 0) return false
    const leaves = hashes.map((hash, i) => ({ number: firstNumber + i, hash }))
    await sql`insert into draw_leaves (wheel_id, number, hash)
      select ${wheelId}, number, decode(hash, 'hex')
        from jsonb_to_recordset(${JSON.stringify(leaves)}::jsonb) l (number bigint, hash text)`.execute(db)
    const formerRoot = last ? hexOf(last.root) : noRoot
    await db
      .insertInto('draw_seals')
      .values({
        wheel_id: wheelId,
        seal: (last?.seal ?? 0) + 1,
        first_number: firstNumber,
        last_number: firstNumber + hashes.length - 1,
        former_root: Buffer.from(formerRoot, 'hex'),
        root: Buffer.from(await rootOf(formerRoot, hashes), 'hex'),
      })
      .execute()
    return hashes.length === mostLeaves
  })
}

async function sealDesignations(db: Kysely<Tables>, wheelId: string, from: number): Promise<string[]> {
  const { rows } = await sql<{ stock_id: string; user_id: string; salt: Uint8Array }>`
    select d.stock_id, d.user_id, d.salt from wheel_designations d join wheel_stock s on s.id = d.stock_id
        join wheel_batches b on b.id = s.batch_id
      where b.wheel_id = ${wheelId} and d.number is null and d.awarded_at is null
      order by d.created_at, d.stock_id, d.user_id limit ${mostLeaves} for no key update of d`.execute(db)
  const numbered = rows.map(({ stock_id, user_id }, i) => ({ stock_id, user_id, number: from + i }))
  await sql`update wheel_designations d set number = n.number
    from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) n (stock_id uuid, user_id uuid, number bigint)
    where d.stock_id = n.stock_id and d.user_id = n.user_id`.execute(db)
  return Promise.all(
    rows.map(async ({ stock_id: prizeId, user_id, salt }, i) =>
      hashOfDesignation({ number: from + i, prizeId, person: await hashOfPerson(hexOf(salt), user_id) }),
    ),
  )
}

async function sealSpins(db: Kysely<Tables>, wheelId: string, from: number, most: number): Promise<string[]> {
  const { rows } = await sql<SpinToSeal>`
    select s.id, s.batch_id, s.user_id, s.eligible_tiers, s.salt, s.created_at, a.stock_id, a.cause, a.lane, a.unit,
        k.qty
      from spins s left join wheel_awards a on a.id = s.award_id left join wheel_stock k on k.id = a.stock_id
      where s.wheel_id = ${wheelId} and s.number is null
        and s.created_at < clock_timestamp() - make_interval(secs => ${settled})
      order by s.created_at, s.id limit ${most}`.execute(db)
  const numbered = rows.map(({ id }, i) => ({ id, number: from + i }))
  await sql`update spins s set number = n.number
    from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) n (id uuid, number bigint)
    where s.id = n.id and s.id = any (${rows.map(({ id }) => id)}::uuid[])`.execute(db)
  return Promise.all(rows.map(async (spin, i) => hashOfSpin(await sealedSpin(spin, from + i))))
}
