import type { Context } from '../../../../platform/server/context.ts'
import { invalidFields, issueOf, Refusal } from '../../../../platform/server/refusal.ts'
import { asReceiver } from '../../../../platform/server/access/rights.ts'
import { actsByGrant, isStaffGroup, receivesNothing, whyNoReceiver } from '../../../../platform/shared/permission.ts'
import type { FieldText } from '../../../../platform/shared/rules.ts'
import type { TextKey } from '../../../../platform/shared/text.ts'
import { holdPeople, type UserRow } from '../../../records/persons/server/public.ts'

const field = 'designatedUserPhoneNumbers'
/** Each names the person by their number. */
const texts = {
  oneself: 'lucky_wheels_text_number_own',
  staff: 'lucky_wheels_text_number_staff',
  blocked: 'lucky_wheels_text_number_blocked',
} as const satisfies Record<NonNullable<ReturnType<typeof whyNoReceiver>>, TextKey>

type Person = Pick<UserRow, 'id' | 'phone_number' | 'user_group' | 'term_status' | 'deleted'>

const faultOf = (person: Person, why: keyof typeof texts): FieldText => ({
  field,
  reason: texts[why],
  params: { number: person.phone_number },
})

/** Whoever acts by a grant neither gives to staff nor takes from them. */
const isOutOfReach = (ctx: Context, { user_group }: Person) => isStaffGroup(user_group) && actsByGrant(ctx.viewer)

/** Why the viewer may not designate a person, with the person's number; null if they may. */
export function faultOfReceiver(ctx: Context, person: Person): FieldText | null {
  const why = whyNoReceiver(ctx.viewer, asReceiver(person))
  return why && faultOf(person, why)
}

/**
 * Why a person may not stay designated: they have been blocked since. It does not apply to staff whom the viewer could
 * not take off the list.
 */
export function faultOfKept(ctx: Context, person: Person): FieldText | null {
  return receivesNothing(asReceiver(person)) && !isOutOfReach(ctx, person) ? faultOf(person, 'blocked') : null
}

/** Refuses numbers, all by name. It is FORBIDDEN if one of them belongs to somebody to whom the viewer may not give. */
export function refuseNumbers(faults: readonly FieldText[]): void {
  const forbidden = faults.find(({ reason }) => reason === texts.oneself || reason === texts.staff)
  if (forbidden)
    throw new Refusal('FORBIDDEN', forbidden.reason, { params: forbidden.params, fields: faults.map(issueOf) })
  if (faults.length > 0) throw invalidFields(faults)
}

/** Refuses to designate these people again or anew. Their group and status stay as they are until the command ends. */
export async function requireReceivers(ctx: Context, ids: readonly string[]): Promise<void> {
  const people = await holdPeople(ctx, ids)
  refuseNumbers(people.flatMap((person) => faultOfReceiver(ctx, person) ?? []))
}

/** Refuses to take designations from these people. */
export async function requireMayTake(ctx: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const people = await holdPeople(ctx, ids)
  refuseNumbers(people.flatMap((person) => (isOutOfReach(ctx, person) ? faultOf(person, 'staff') : [])))
}

/** The same for all who are designated for prizes that are to be removed. */
export async function requireMayRemove(ctx: Context, stockIds: readonly string[]): Promise<void> {
  if (stockIds.length === 0) return
  const designated = await ctx.db
    .selectFrom('wheel_designations')
    .select('user_id')
    .where('stock_id', 'in', stockIds)
    .where('awarded_at', 'is', null)
    .execute()
  await requireMayTake(
    ctx,
    designated.map(({ user_id }) => user_id),
  )
}
