import { v7 as uuidv7 } from 'uuid'
import { audit, auditAll } from '../../../../platform/server/audit/audit.ts'
import { plainAddress } from '../../../../platform/server/access/address.ts'
import { requireKey } from '../../../../platform/server/access/rights.ts'
import { command } from '../../../../platform/server/command.ts'
import type { AuditedAction, Context } from '../../../../platform/server/context.ts'
import { invalid, Refusal } from '../../../../platform/server/refusal.ts'
import { type CheckTexts, checkWords, reportWords, wordsCheck } from '../../../../platform/server/words.ts'
import { isStaffGroup } from '../../../../platform/shared/permission.ts'
import { claimExternalId, claimExternalIds } from '../../../records/external-ids/server/public.ts'
import { lockUser, type UserRow } from '../../../records/persons/server/public.ts'
import { inviterOf } from '../../../people/users/member/public.ts'
import { insertFree, numberIn, refer, withFreeEmail } from '../../../people/users/server/public.ts'
import { noPassword } from '../../../staff/session/server/public.ts'
import { defaultCountry, defaultGender } from '../../../people/users/user.rules.ts'
import type { MemberUpsert } from '../member.rules.ts'

export interface UpsertedMember {
  readonly _id: string
  readonly externalId: string
  readonly created: boolean
}

/**
 * Adds the member with this external id, or changes one in what is given.
 *
 * @throws Refusal CONFLICT if somebody else has the number; FORBIDDEN for members of staff; NOT_FOUND for one who was
 *   deleted; BAD_USER_INPUT, also if `sandbox` is not what the key's mode says
 */
export async function upsertMember(ctx: Context, data: MemberUpsert): Promise<UpsertedMember> {
  const { id, name, mode } = requireKey(ctx)
  if (data.sandbox != null && data.sandbox !== (mode === 'TEST'))
    throw invalid('data.sandbox', 'api_keys_text_sandbox_by_mode')
  return command(ctx, (ctx) => putMember(ctx, data, { action: 'upsertMember', said: { byKey: { _id: id, name } } }))
}

/** What the audit log says of where it comes from. */
interface Sender {
  readonly action: 'upsertMember' | 'import:members'
  readonly said: Readonly<Record<string, unknown>>
}

/** Absent `createdAt`: when they registered is now. */
type NewMember = MemberUpsert & { readonly createdAt?: Date | null | undefined }

/**
 * The same within a command.
 *
 * @throws Refusal as `upsertMember`
 */
export async function putMember(ctx: Context, data: NewMember, sender: Sender): Promise<UpsertedMember> {
  const { externalId } = data
  const newId = uuidv7()
  const _id = await claimExternalId(ctx, { model: 'USER', externalId }, newId)
  const created = _id === newId
  await (created ? add(ctx, sender, [{ id: _id, data }]) : change(ctx, sender, await lockMember(ctx, _id), data))
  return { _id, externalId, created }
}

/**
 * Adds members within a command: all of them or none.
 *
 * @returns their ids; null if one is here already, or is twice among them. Undo the command then, as after a refusal
 * @throws Refusal as `upsertMember`
 */
export async function addMembers(
  ctx: Context,
  arriving: readonly NewMember[],
  sender: Sender,
): Promise<UpsertedMember[] | null> {
  const members = arriving.map((data) => ({ id: uuidv7(), data }))
  const claims = members.map(({ id, data }) => ({ id, externalId: data.externalId }))
  if (!(await claimExternalIds(ctx, 'USER', claims))) return null
  await add(ctx, sender, members)
  return claims.map(({ id, externalId }) => ({ _id: id, externalId, created: true }))
}

const numberTaken = () => new Refusal('CONFLICT', 'users_text_phone_taken')

async function add(
  ctx: Context,
  sender: Sender,
  members: readonly { readonly id: string; readonly data: NewMember }[],
): Promise<void> {
  const check = await wordsCheck(ctx)
  const drafts: Draft[] = []
  for (const { id, data } of members) drafts.push(await drafted(ctx, check, id, data))
  const inserted = await insertFree(
    ctx,
    drafts.map(({ row }) => row),
  )
  if (inserted.length < drafts.length) throw numberTaken()
  const actions: AuditedAction[] = []
  for (const { row, said, suspicious, referral } of drafts) {
    if (suspicious) await reportWords(ctx, { model: 'USER', id: row.id })
    const referred = referral && (await refer(ctx, { friendId: row.id, registeredAt: new Date(), ...referral }))
    const from = referred === null ? {} : { referredBy: referral!.inviterId }
    const after = { ...said, group: 'MEMBER', ...from, ...sender.said }
    actions.push({ action: sender.action, model: 'USER', targetId: row.id, after, version: referred ?? 1 })
  }
  await auditAll(ctx, actions)
}

type Draft = Awaited<ReturnType<typeof drafted>>

/** What the row of a new member says, by the rules that hold for everybody. */
async function drafted(ctx: Context, check: CheckTexts, id: string, data: NewMember) {
  if (data.phoneNumber == null) throw invalid('data.phoneNumber', 'users_text_phone_required')
  if (data.fullName == null) throw invalid('data.fullName', 'users_text_full_name_required')
  const countryCode = data.countryCode ?? defaultCountry
  const referral = data.referralCode ? await referralOf(ctx, data.referralCode, data.clientAddress) : null
  const { texts, suspicious } = await check({ 'data.fullName': data.fullName })
  const [fullName, gender, email] = [texts['data.fullName'], data.gender ?? defaultGender, data.email || null]
  const row = {
    id,
    phone_number: numberIn(countryCode, data.phoneNumber),
    password_hash: noPassword,
    full_name: fullName,
    gender,
    country_code: countryCode,
    email,
    created_at: data.createdAt ?? undefined,
  }
  return { row, said: { fullName, gender, countryCode, email, externalId: data.externalId }, suspicious, referral }
}

/** Without the member's own address the backend's would count, from which all members come. */
async function referralOf(ctx: Context, code: string, clientAddress: string | null | undefined) {
  if (!clientAddress) throw invalid('data.clientAddress', 'api_keys_text_client_address_required')
  const address = plainAddress(clientAddress)
  if (address === null) throw invalid('data.clientAddress', 'api_keys_text_no_address')
  const inviterId = await inviterOf(ctx, code)
  if (!inviterId) throw invalid('data.referralCode', 'users_text_referral_code_unknown')
  return { inviterId, address }
}

async function lockMember(ctx: Context, id: string): Promise<UserRow> {
  const member = await lockUser(ctx, id)
  if (member.deleted) throw new Refusal('NOT_FOUND', 'users_text_user_gone')
  if (isStaffGroup(member.user_group)) throw new Refusal('FORBIDDEN', 'api_keys_text_member_is_staff')
  return member
}

async function change(ctx: Context, sender: Sender, member: UserRow, data: MemberUpsert): Promise<void> {
  const words = await checkWords(ctx, { 'data.fullName': data.fullName ?? '' })
  const countryCode = data.countryCode ?? member.country_code
  const moved = data.phoneNumber != null || data.countryCode != null
  const next = {
    full_name: words.texts['data.fullName'] || member.full_name,
    gender: data.gender ?? member.gender,
    country_code: countryCode,
    email: data.email === undefined ? member.email : data.email || null,
    phone_number: moved ? numberIn(countryCode, data.phoneNumber ?? member.phone_number) : member.phone_number,
  }
  const [before, after] = [shown(member), shown(next)]
  const changed = Object.keys(after).filter((name) => after[name] !== before[name])
  if (changed.length === 0) return
  await save(ctx, member, next)
  if (words.suspicious) await reportWords(ctx, { model: 'USER', id: member.id })
  const only = (values: Record<string, unknown>) => Object.fromEntries(changed.map((name) => [name, values[name]]))
  await audit(ctx, {
    action: sender.action,
    model: 'USER',
    targetId: member.id,
    before: only(before),
    after: { ...only(after), ...sender.said },
    version: member.version + 1,
  })
}

type Change = Pick<UserRow, 'full_name' | 'gender' | 'country_code' | 'email' | 'phone_number'>

const shown = (row: Change): Record<string, unknown> => ({
  fullName: row.full_name,
  gender: row.gender,
  countryCode: row.country_code,
  email: row.email,
  phoneNumber: row.phone_number,
})

async function save(ctx: Context, member: UserRow, change: Change): Promise<void> {
  try {
    const version = member.version + 1
    await withFreeEmail(() =>
      ctx.db
        .updateTable('users')
        .set({ ...change, version })
        .where('id', '=', member.id)
        .execute(),
    )
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'users_phone_number_key') throw error
    throw numberTaken()
  }
}
