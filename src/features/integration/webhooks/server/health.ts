import { sql } from 'kysely'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { command } from '../../../../platform/server/command.ts'
import { type App, ownContext } from '../../../../platform/server/context.ts'
import { adminIds, giveMarks } from '../../../moderation/notes/server/public.ts'
import { pauseAfterHours, passedPart, testType, warnAfter } from '../webhook.values.ts'
import { endpointModel, pausedBySystem } from '../webhook.record.ts'
import type { Tried } from './line.ts'

/** Remembers how the endpoint did: since when everything fails, and the last answer. */
export async function noteHealth({ database }: App, endpointId: string, tried: readonly Tried[]): Promise<void> {
  const counted = tried.filter(({ delivery }) => delivery.type !== testType)
  const last = counted.at(-1)
  if (!last) return
  const works = counted.some(({ fault }) => fault === null)
  await sql`
    update webhook_drains
      set failing_since = case when ${works} then null else coalesce(failing_since, clock_timestamp()) end,
        warned = case when ${works} then 0 else warned end,
        last_tried_at = clock_timestamp(), last_status = ${last.status}, last_error = ${last.fault}
      where endpoint_id = ${endpointId}`.execute(database.background)
}

/** Pauses endpoints that have failed for a day, and tells of those that are on the way there. */
export async function watchFailing(app: App): Promise<void> {
  const { rows } = await sql<Failing>`
    select e.id, e.url, d.failing_since, d.warned, clock_timestamp() as now
      from webhook_drains d join webhook_endpoints e on e.id = d.endpoint_id
      where e.deleted_at is null and e.paused_at is null
        and d.failing_since < clock_timestamp() - make_interval(hours => ${pauseAfterHours}) * ${warnAfter[0]}::float`.execute(
    app.database.background,
  )
  for (const failing of rows) await judge(app, failing)
}

interface Failing {
  readonly id: string
  readonly url: string
  readonly failing_since: Date
  readonly warned: number
  readonly now: Date
}

async function judge(app: App, { id, url, failing_since, warned, now }: Failing): Promise<void> {
  const { origin } = new URL(url)
  const about = { endpoint: id, origin, failingSince: failing_since }
  if (now.getTime() - failing_since.getTime() >= pauseAfterHours * 3_600_000) {
    if (await pause(app, id)) app.log.error(about, 'a webhook endpoint is paused: it has failed for a day')
    return
  }
  const percent = Math.round(passedPart(failing_since, now)! * 100)
  if (percent <= warned || !(await warn(app, id, percent))) return
  app.log.warn({ ...about, percent }, 'a webhook endpoint fails, and will be paused once it has failed for a day')
}

/** Tells all ADMINs, once for each part of the way and each row of failures. Returns whether it did. */
const warn = (app: App, id: string, percent: number): Promise<boolean> =>
  command({ ...ownContext(app, `failing endpoint ${id}`), db: app.database.background }, async (ctx) => {
    const { numUpdatedRows } = await ctx.db
      .updateTable('webhook_drains')
      .set({ warned: percent })
      .where('endpoint_id', '=', id)
      .where('failing_since', 'is not', null)
      .where('warned', '<', percent)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    const people = await adminIds(ctx)
    await giveMarks(ctx, {
      kind: 'ENDPOINT_FAILING',
      people,
      model: endpointModel,
      targetId: id,
      text: String(percent),
    })
    return true
  })

/** Unless it has worked again, or somebody paused it, meanwhile. */
const pause = (app: App, id: string): Promise<boolean> =>
  command({ ...ownContext(app, `failing endpoint ${id}`), db: app.database.background }, async (ctx) => {
    const { rows } = await sql<{ version: number }>`
      update webhook_endpoints e set paused_at = now(), paused_because = 'FAILING', version = version + 1
        where e.id = ${id} and e.deleted_at is null and e.paused_at is null and exists (
          select from webhook_drains d where d.endpoint_id = e.id
            and d.failing_since <= now() - make_interval(hours => ${pauseAfterHours}))
        returning version`.execute(ctx.db)
    const paused = rows[0]
    if (!paused) return false
    await audit(ctx, {
      action: pausedBySystem,
      model: endpointModel,
      targetId: id,
      before: { pausedBecause: null },
      after: { pausedBecause: 'FAILING' },
      version: paused.version,
    })
    return true
  })
