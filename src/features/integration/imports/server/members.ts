import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { parseInput } from '../../../../platform/server/graphql/operation-plugin.ts'
import { bookPoints } from '../../../people/trusted-points/server/public.ts'
import { putMember } from '../../api-keys/member/public.ts'
import { importedMember, type ImportedMember } from '../imported-member.ts'
import { answerTo, requireKnown, type RowAnswer, type RowKind } from './import-file.ts'

const sender = { action: 'import:members', said: {} } as const

/** Members with what they bring along. Those who are here already are changed, as by `upsertMember`, and get no points. */
export const members: RowKind<ImportedMember> = {
  read(said) {
    requireKnown(said, Object.keys(importedMember.shape))
    return parseInput(importedMember, said) as ImportedMember
  },
  lane: ({ externalId }) => externalId,
  work: async (ctx, rows) => {
    const answers: RowAnswer[] = []
    for (const row of rows) answers.push(await put(ctx, row))
    return answers
  },
  mayWait: () => false,
}

async function put(ctx: Context, { balance, createdAt, ...data }: ImportedMember): Promise<RowAnswer> {
  const { externalId } = data
  try {
    const { created } = await command(ctx, async (ctx) => {
      const member = await putMember(ctx, data, sender, createdAt ?? undefined)
      if (member.created && balance) await bookPoints(ctx, { userId: member._id, amount: balance, cause: 'OPENING' })
      return member
    })
    return { externalId, state: created ? 'CREATED' : 'FOUND', reason: null, message: null }
  } catch (error) {
    return answerTo(externalId, error)
  }
}
