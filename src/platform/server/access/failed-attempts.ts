import { sql } from 'kysely'
import { audit } from '../audit/audit.ts'
import { networkOf } from './address.ts'
import { command } from '../command.ts'
import { type Context, ownContext } from '../context.ts'
import { itemJob } from '../jobs/job-items.ts'

export type SecretKind = 'PASSWORD' | 'CODE' | 'KEY'
export type FailedAction = 'failedSignIn' | 'failedProof' | 'failedKey'

/** How many people one row names at most, so that an attack on many accounts does not make it grow. */
const peopleNamed = 20

interface Counted {
  readonly hour: Date
  readonly action: string
  readonly address: string
  readonly secret: string
  readonly attempts: number
  readonly people: readonly string[]
}

/**
 * Records a wrong secret. The first failure per hour, address and kind is written to the audit log at once; the rest as
 * one entry when the hour is over, so that an attack does not fill the log.
 */
export async function noteFailure(
  ctx: Context,
  action: FailedAction,
  { secret, userId }: { readonly secret: SecretKind; readonly userId: string | null },
): Promise<void> {
  const address = networkOf(ctx.address)
  const people = userId === null ? [] : [userId]
  await command(ctx, async (ctx) => {
    const { rows } = await sql<Counted>`
      insert into failed_attempts as f (hour, address, action, secret, attempts, people)
      values (date_trunc('hour', now(), 'UTC'), ${address}, ${action}, ${secret}, 1, ${people})
      on conflict (hour, address, action, secret) do update set
        attempts = f.attempts + 1,
        people = case when excluded.people <@ f.people or cardinality(f.people) >= ${peopleNamed}
          then f.people else f.people || excluded.people end
      returning *`.execute(ctx.db)
    if (rows[0]!.attempts === 1) await report(ctx, rows[0]!)
  })
}

/** Writes audit entries for the hours that are over. Deleting the counts and writing the entries is one transaction. */
export const reportFailedAttempts = itemJob({
  name: 'tell failed attempts',
  everySeconds: 60,
  due: (db) =>
    db
      .selectFrom('failed_attempts')
      .select(['hour', 'address', 'action', 'secret'])
      .where('hour', '<', sql<Date>`date_trunc('hour', now(), 'UTC')`)
      .orderBy('hour'),
  // Without the address, which belongs to somebody.
  item: sql`concat_ws(' ', to_char(hour at time zone 'UTC', 'YYYY-MM-DD HH24:MI'), action, secret, left(md5(address), 12))`,
  work: (app, { hour, address, action, secret }) =>
    command(ownContext(app, 'job: tell failed attempts'), async (ctx) => {
      const counted = await ctx.db
        .deleteFrom('failed_attempts')
        .where('hour', '=', hour)
        .where('address', '=', address)
        .where('action', '=', action)
        .where('secret', '=', secret)
        .returningAll()
        .executeTakeFirst()
      if (counted && counted.attempts > 1) await report(ctx, counted)
      return counted !== undefined
    }),
})

async function report(ctx: Context, { action, address, secret, attempts, people, hour }: Counted): Promise<void> {
  await audit(ctx, { action, model: 'ADDRESS', targetId: address, after: { secret, attempts, people, hour } })
}
