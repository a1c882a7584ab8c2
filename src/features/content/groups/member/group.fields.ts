import { z } from 'zod'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { memberGroupOperations } from '../group.operations.ts'
import { groupOfMember } from '../group-of-member.rules.ts'
import { groupById } from '../server/group.queries.ts'
import { createGroup, joinGroup, leaveGroup } from './group.commands.ts'
import { MemberGroup, requireGroup } from './group.ts'

const one = z.object({ _id: recordId() })

rootField(memberGroupOperations.group, {
  type: MemberGroup,
  input: one,
  resolve: ({ _id }, ctx) => requireGroup(ctx, _id),
})
rootField(memberGroupOperations.createGroup, {
  description: 'Its creator belongs to it.',
  type: MemberGroup,
  input: z.object({ data: groupOfMember.meta({ graphql: 'GroupInput' }) }),
  resolve: async ({ data }, ctx) => (await ctx.load(groupById, await createGroup(ctx, data)))!,
})
rootField(memberGroupOperations.joinGroup, {
  description: 'Joining a group twice changes nothing.',
  type: MemberGroup,
  input: one,
  async resolve({ _id }, ctx) {
    await joinGroup(ctx, _id)
    return (await ctx.load(groupById, _id))!
  },
})
rootField(memberGroupOperations.leaveGroup, {
  description: 'Leaves a group, if the member belongs to it.',
  type: MemberGroup,
  input: one,
  async resolve({ _id }, ctx) {
    await leaveGroup(ctx, _id)
    return (await ctx.load(groupById, _id))!
  },
})
