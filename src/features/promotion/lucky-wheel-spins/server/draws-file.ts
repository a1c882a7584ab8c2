import { createHmac, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import {
  recheckIfStale,
  recheckRights,
  requireOperation,
  RightsEnded,
} from '../../../../platform/server/access/rights.ts'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { command } from '../../../../platform/server/command.ts'
import type { App, Context } from '../../../../platform/server/context.ts'
import { databaseBudgetMs, withPatience } from '../../../../platform/server/database/patience.ts'
import { attachment, registerDownloads } from '../../../records/exports/server/public.ts'
import { batchById } from '../../lucky-wheels/server/public.ts'
import type { DrawsLine, Reserved } from '../draws-file.ts'
import { drawOperations } from '../spin.operations.ts'
import { batchesOf, drawIndex, dueMoment, idsOfSeal, leavesOf, type SealRow } from './published.ts'
import { hexOf, sealedSpin, type SpinToSeal } from './sealed.ts'

export const drawsFilePath = '/draws-files'

/** Serves auditors' files. */
export function registerDrawsFiles(fastify: FastifyInstance, app: App): void {
  registerDownloads(fastify, app, drawsFilePath, async (ctx, ticket) => {
    if (!('drawsOfWheel' in ticket)) return null
    requireOperation(ctx, drawOperations.createDrawsFile)
    const wheelId = ticket.drawsOfWheel
    const headers = {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'content-disposition': attachment(`draws ${wheelId}.ndjson`),
    }
    return { headers, body: () => Readable.from(textOf(ctx, wheelId)) }
  })
}

/** One line after the other; like an export, it is broken off when the rights to it end. */
async function* textOf(ctx: Context, wheelId: string): AsyncGenerator<string> {
  let lines = 0
  try {
    for await (const line of linesOf(ctx, wheelId)) {
      await withPatience(databaseBudgetMs, () => recheckIfStale(ctx))
      yield `${JSON.stringify(line)}\n`
      lines++
    }
    yield `${JSON.stringify({ kind: 'end', lines: lines + 1 } satisfies DrawsLine)}\n`
  } catch (error) {
    if (error instanceof RightsEnded) await withPatience(databaseBudgetMs, () => noteEnd(ctx, wheelId))
    throw error
  }
}

/** The person may have lost all rights by now, so the entry is not written in their name. */
async function noteEnd(ctx: Context, targetId: string): Promise<void> {
  const reason = 'The download was broken off: the rights to it had ended.'
  await command({ ...ctx, rights: undefined }, (ctx) =>
    audit(ctx, { action: 'createDrawsFile', model: 'LUCKY_WHEEL', targetId, reason }),
  )
}

/** A seal at a time is read. What is sealed while the file is written is not in it. */
async function* linesOf(ctx: Context, wheelId: string): AsyncGenerator<DrawsLine> {
  const index = (await drawIndex(ctx.app, wheelId))!
  yield { kind: 'wheel', index }
  for (const reserved of await reservedUnits(ctx, wheelId)) yield { kind: 'reserved', ...reserved }
  const personNumber = numberOfPerson()
  for (let number = 1; number <= index.seals; number++) {
    const { seal, hashes, spins } = await withPatience(databaseBudgetMs, async () => {
      await recheckRights(ctx)
      return readSeal(ctx, wheelId, number)
    })
    for (const [i, hash] of hashes.entries()) {
      const at = seal.first_number + i
      const spin = spins.get(at)
      yield spin
        ? await lineOf(ctx, spin, { hash, who: personNumber(spin.user_id) })
        : { kind: 'designation', number: at, hash }
    }
    yield { kind: 'seal', seal: number, formerRoot: hexOf(seal.former_root), root: hexOf(seal.root) }
  }
}

/** The same number for the same person within one file, and no hint at who it is. */
function numberOfPerson(): (userId: string) => number {
  const key = randomBytes(32)
  return (userId) => createHmac('sha256', key).update(userId).digest().readUIntBE(0, 6)
}

type Found = SpinToSeal & { readonly number: number; readonly batch_id: string }

async function readSeal(ctx: Context, wheelId: string, number: number) {
  const seal: SealRow = await ctx.db
    .selectFrom('draw_seals')
    .selectAll()
    .where('wheel_id', '=', wheelId)
    .where('seal', '=', number)
    .executeTakeFirstOrThrow()
  const ids = idsOfSeal(await batchesOf(ctx.db, wheelId), seal)
  const { rows } = await sql<Found>`
    select s.id, s.number, s.batch_id, s.user_id, s.eligible_tiers, s.salt, s.created_at, a.stock_id, a.cause, a.lane,
        a.unit, k.qty
      from spins s left join wheel_awards a on a.id = s.award_id left join wheel_stock k on k.id = a.stock_id
      where s.wheel_id = ${wheelId} and s.number between ${seal.first_number} and ${seal.last_number}
        and s.id >= ${ids.from} and s.id < ${ids.to}`.execute(ctx.db)
  return { seal, hashes: await leavesOf(ctx.db, seal), spins: new Map(rows.map((spin) => [spin.number, spin])) }
}

async function lineOf(ctx: Context, spin: Found, own: { hash: string; who: number }): Promise<DrawsLine> {
  const due = spin.stock_id === null ? null : dueMoment(ctx.app, (await ctx.load(batchById, spin.batch_id))!, spin)
  return {
    kind: 'spin',
    ...own,
    salt: hexOf(spin.salt),
    dueAt: due?.toISOString() ?? null,
    ...(await sealedSpin(spin, spin.number)),
  }
}

/** Designations that were taken back are only in the audit log. */
async function reservedUnits(ctx: Context, wheelId: string): Promise<Reserved[]> {
  const { rows } = await sql<{ prizeId: string; lane: number; from: Date; to: Date | null }>`
    with stocks as (select s.id from wheel_stock s join wheel_batches b on b.id = s.batch_id where b.wheel_id = ${wheelId})
    select d.stock_id as "prizeId", coalesce(d.lane, 0) as lane, d.created_at as "from", null::timestamptz as "to"
      from wheel_designations d where d.stock_id in (select id from stocks)
    union all
    select e.target_id::uuid, coalesce((w.value ->> 'lane')::int, 0), (w.value ->> 'createdAt')::timestamptz, e.created_at
      from audit_entries e cross join jsonb_array_elements(e.after -> 'withdrawn') w
      where e.chain in (select 'LUCKY_WHEEL_PRIZE:' || id from stocks) and jsonb_typeof(e.after -> 'withdrawn') = 'array'`.execute(
    ctx.db,
  )
  return rows.map(({ from, to, ...unit }) => ({ ...unit, from: from.toISOString(), to: to?.toISOString() ?? null }))
}
