import type { Context } from '../../../../platform/server/context.ts'
import { namesOf, registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { userById } from './user.queries.ts'

export async function nameOfPerson(ctx: Context, id: string): Promise<string | null> {
  return (await ctx.load(userById, id))?.full_name ?? null
}

registerRecordNames('USER', { nameOf: nameOfPerson, references: { badgeId: namesOf('BADGE') } })
