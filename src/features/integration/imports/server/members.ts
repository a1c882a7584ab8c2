import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { eachByItself } from '../../../../platform/server/each-by-itself.ts'
import { parseInput } from '../../../../platform/server/graphql/operation-plugin.ts'
import { bookPoints } from '../../../people/trusted-points/server/public.ts'
import { putMember, type UpsertedMember } from '../../api-keys/member/public.ts'
import { importedMember, type ImportedMember } from '../imported-member.ts'
import { refusedAs, requireKnown, type RowAnswer, type RowKind } from './import-file.ts'

const sender = { action: 'import:members', said: {} } as const

/** Members with what they bring along. Those who are here already are changed, as by `upsertMember`, and get no points. */
export const members: RowKind<ImportedMember> = {
  read(said) {
    requireKnown(said, Object.keys(importedMember.shape))
    return parseInput(importedMember, said) as ImportedMember
  },
  lane: ({ externalId }) => externalId,
  work: async (ctx, rows) => {
    const attempts = await eachByItself(rows, (row) => command(ctx, (ctx) => put(ctx, row)))
    return attempts.map((attempt, i): RowAnswer => {
      const { externalId } = rows[i]!
      if (attempt.refusal) return refusedAs(externalId, attempt.refusal)
      return { externalId, state: attempt.done.created ? 'CREATED' : 'FOUND', reason: null, message: null }
    })
  },
  mayWait: () => false,
}

async function put(ctx: Context, { balance, createdAt, ...data }: ImportedMember): Promise<UpsertedMember> {
  const member = await putMember(ctx, data, sender, createdAt ?? undefined)
  if (member.created && balance) await bookPoints(ctx, { userId: member._id, amount: balance, cause: 'OPENING' })
  return member
}
