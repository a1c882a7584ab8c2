import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { guardSignIn, knownByPassword } from '../../../staff/session/server/public.ts'
import type { AppealState } from '../appeal.values.ts'
import { openAppeal } from '../server/appeal.commands.ts'
import { newestAppealable } from '../server/appeal.queries.ts'

interface ByPhone {
  readonly phoneNumber: string
  readonly password: string
  readonly message: string
}

export interface PhoneAnswer {
  readonly status: AppealState
  readonly answer: string | null
}

/** Every call takes this long, so that its length does not tell whether an appeal was stored. */
const shortestMs = 500

/** Also what people hear who are not blocked: it says nothing about anybody. */
const received: PhoneAnswer = { status: 'WAITING', answer: null }

/**
 * An appeal of somebody who cannot sign in, and later its answer: with the number and the password. Whoever is not blocked,
 * or may not appeal any more, gets the answer of one who just did, after the same work.
 *
 * @throws Refusal RATE_LIMITED; UNAUTHENTICATED for an unknown number and a wrong password alike
 */
export async function appealByPhone(ctx: Context, { message, ...secret }: ByPhone): Promise<PhoneAnswer> {
  const soonest = setTimeout(shortestMs)
  try {
    return await guardSignIn(ctx, secret, async (phoneNumber) => {
      const { id, password_hash } = await knownByPassword(ctx, phoneNumber, secret.password)
      return command(ctx, (ctx) => appealOf(ctx, { id, password_hash }, message))
    })
  } finally {
    await soonest
  }
}

async function appealOf(
  ctx: Context,
  { id, password_hash }: { readonly id: string; readonly password_hash: string },
  message: string,
): Promise<PhoneAnswer> {
  // Two calls at once are one after the other, and a block that is being made is seen.
  const person = await ctx.db
    .selectFrom('users')
    .select('term_status')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('deleted', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!person) return received
  const change = await newestAppealable(ctx, id, { model: 'USER', _id: id })
  const mayAppeal = person.term_status === 'BLOCKED' && change && !change.is_over
  if (mayAppeal && (await openAppeal(ctx, id, change, message))) return received
  return (await answerTo(ctx, id)) ?? received
}

/** What became of the person's newest appeal of their own block or suspension; null if it waits, or there is none. */
async function answerTo(ctx: Context, userId: string): Promise<PhoneAnswer | null> {
  const { rows } = await sql<PhoneAnswer>`
    select state as status, answer from appeals where user_id = ${userId} and model = 'USER'
      order by created_at desc, id desc limit 1`.execute(ctx.db)
  return rows[0] ?? null
}
