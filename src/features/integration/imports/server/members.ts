import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { parseInput } from '../../../../platform/server/graphql/operation-plugin.ts'
import { toE164 } from '../../../../platform/shared/phone.ts'
import { recordsByExternalId } from '../../../records/external-ids/server/public.ts'
import { bookAll } from '../../../people/trusted-points/server/public.ts'
import { addMembers, putMember, type UpsertedMember } from '../../api-keys/member/public.ts'
import { importedMember, type ImportedMember } from '../imported-member.ts'
import { inGroups, NotTogether } from './groups.ts'
import { answered, requireKnown, type RowKind } from './import-file.ts'

const sender = { action: 'import:members', said: {} } as const

/** Members with what they bring along. Those who are here already are changed, as by `upsertMember`, and get no points. */
export const members: RowKind<ImportedMember> = {
  read(said) {
    requireKnown(said, Object.keys(importedMember.shape))
    return parseInput(importedMember, said) as ImportedMember
  },
  keys: ({ externalId, phoneNumber, email }) => [
    externalId,
    ...(phoneNumber ? [toE164(phoneNumber) ?? phoneNumber] : []),
    ...(email ? [email.toLowerCase()] : []),
  ],
  work: async (ctx, rows) => {
    const known = await recordsByExternalId(
      ctx,
      'USER',
      rows.map(({ externalId }) => externalId),
    )
    const attempts = await inGroups(rows, {
      mayJoin: ({ externalId }) => !known.has(externalId),
      together: (group) => command(ctx, (ctx) => add(ctx, group)),
      alone: (row) => command(ctx, (ctx) => put(ctx, row)),
    })
    return attempts.map((attempt, i) =>
      answered(rows[i]!.externalId, attempt, ({ created }) => (created ? 'CREATED' : 'FOUND')),
    )
  },
  mayWait: () => false,
}

async function add(ctx: Context, rows: readonly ImportedMember[]): Promise<UpsertedMember[]> {
  const members = await addMembers(ctx, rows, sender)
  if (!members) throw new NotTogether()
  await openBalances(ctx, members, rows)
  return members
}

async function put(ctx: Context, row: ImportedMember): Promise<UpsertedMember> {
  const member = await putMember(ctx, row, sender)
  if (member.created) await openBalances(ctx, [member], [row])
  return member
}

async function openBalances(ctx: Context, members: readonly UpsertedMember[], rows: readonly ImportedMember[]) {
  const bookings = members.flatMap(({ _id: userId }, i) => {
    const { balance: amount } = rows[i]!
    return amount ? [{ userId, amount, cause: 'OPENING' as const }] : []
  })
  if (bookings.length > 0) await bookAll(ctx, bookings)
}
