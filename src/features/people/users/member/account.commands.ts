import { v7 as uuidv7 } from 'uuid'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { networkOf } from '../../../../platform/server/access/address.ts'
import { throttle } from '../../../../platform/server/access/throttle.ts'
import { invalid, Refusal } from '../../../../platform/server/refusal.ts'
import { settingOf } from '../../../../platform/server/setting.ts'
import { checkWords, reportWords } from '../../../../platform/server/words.ts'
import { requireOwnPhoto } from '../../../records/media/server/public.ts'
import { lockUser, type UserRow } from '../../../records/persons/server/public.ts'
import { startSession, type TokenSet } from '../../../staff/session/server/public.ts'
import { insertMember, readyForMember, withFreeEmail } from '../server/new-member.ts'
import { refer } from '../server/referrals.ts'
import { emailLimit, type MemberChange, type Registration, registrationLimit } from '../user.rules.ts'
import { inviterOf } from './referral-code.ts'

/**
 * Adds a member and signs them in.
 *
 * @throws Refusal FORBIDDEN while registration is closed; RATE_LIMITED; BAD_USER_INPUT
 */
export async function register(ctx: Context, data: Registration): Promise<TokenSet> {
  if ((await settingOf(ctx, 'app.openRegistration')) !== 'YES')
    throw new Refusal('FORBIDDEN', 'users_text_registration_closed')
  await throttle(ctx, registrationLimit, networkOf(ctx.address))
  const inviter = data.referralCode ? await inviterOf(ctx, data.referralCode) : null
  if (data.referralCode && !inviter) throw invalid('data.referralCode', 'users_text_referral_code_unknown')
  const ready = await readyForMember(ctx, data)
  return command(ctx, async (ctx) => {
    const words = await checkWords(ctx, { 'data.fullName': data.fullName })
    const fullName = words.texts['data.fullName']
    const userId = await insertMember(ctx, { ...ready, full_name: fullName, id: uuidv7() })
    if (words.suspicious) await reportWords(ctx, { model: 'USER', id: userId })
    const { sessionId: _, ...tokens } = await startSession(ctx, userId)
    const referral = inviter && { friendId: userId, inviterId: inviter, registeredAt: new Date(), address: ctx.address }
    const referred = referral ? await refer(ctx, referral) : null
    const { gender, countryCode } = data
    const said = { fullName, gender, countryCode, group: 'MEMBER' }
    const after = referred === null ? said : { ...said, referredBy: inviter }
    const entry = { action: 'register', model: 'USER', targetId: userId, after, actorId: userId }
    await audit(ctx, { ...entry, version: referred ?? 1 })
    return tokens
  })
}

/**
 * Changes what members say about themselves. Absent fields keep their values.
 *
 * @throws Refusal RATE_LIMITED for whoever tries many email addresses that are others'
 */
export async function updateMe(ctx: Context, data: MemberChange): Promise<UserRow> {
  const counted = data.email ? await throttle(ctx, emailLimit, actorId(ctx)) : null
  const saved = await changeMe(ctx, data)
  await counted?.forgive()
  return saved
}

function changeMe(ctx: Context, data: MemberChange): Promise<UserRow> {
  return command(ctx, async (ctx) => {
    const me = await lockUser(ctx, actorId(ctx))
    if (data.avatarId) await requireOwnPhoto(ctx, { field: 'data.avatarId', id: data.avatarId })
    const words = await checkWords(ctx, { 'data.fullName': data.fullName ?? '', 'data.username': data.username ?? '' })
    const change = {
      full_name: words.texts['data.fullName'] || me.full_name,
      gender: data.gender ?? me.gender,
      interesting_topic_keys: data.interestingTopicKeys ?? me.interesting_topic_keys,
      username: kept(data.username && words.texts['data.username'], me.username),
      email: kept(data.email, me.email),
      date_of_birth: kept(data.dateOfBirth, me.date_of_birth),
      avatar_id: kept(data.avatarId, me.avatar_id),
    }
    const before = shown(me)
    const after = shown(change)
    const changed = Object.keys(after).filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]))
    if (changed.length === 0) return me
    const saved = await saveMe(ctx, me, change)
    if (words.suspicious) await reportWords(ctx, { model: 'USER', id: me.id })
    const only = (values: Record<string, unknown>) => Object.fromEntries(changed.map((name) => [name, values[name]]))
    await audit(ctx, {
      action: 'updateMe',
      model: 'USER',
      targetId: me.id,
      before: only(before),
      after: only(after),
      version: saved.version,
    })
    return saved
  })
}

/** Absent keeps the value; null and an empty text clear it. */
const kept = <T>(given: T | null | undefined, value: T | null): T | null =>
  given === undefined ? value : given === '' ? null : given

type Change = Pick<
  UserRow,
  'full_name' | 'gender' | 'interesting_topic_keys' | 'username' | 'email' | 'date_of_birth' | 'avatar_id'
>

const shown = (row: Change): Record<string, unknown> => ({
  fullName: row.full_name,
  gender: row.gender,
  interestingTopicKeys: row.interesting_topic_keys,
  username: row.username,
  email: row.email,
  dateOfBirth: row.date_of_birth,
  avatarId: row.avatar_id,
})

async function saveMe(ctx: Context, me: UserRow, change: Change): Promise<UserRow> {
  try {
    return await withFreeEmail(() =>
      ctx.db
        .updateTable('users')
        .set({ ...change, version: me.version + 1 })
        .where('id', '=', me.id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'users_username') throw error
    throw invalid('data.username', 'users_text_username_taken')
  }
}
