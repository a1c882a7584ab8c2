import { z } from 'zod'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { memberPageOperations } from '../page.operations.ts'
import { pageChangeOfMember, pageOfMember } from '../page-of-member.rules.ts'
import { pageById } from '../server/page.queries.ts'
import { createPage, updatePage } from './page.commands.ts'
import { MemberPage, requirePage } from './page.ts'

const one = z.object({ _id: recordId() })

rootField(memberPageOperations.page, {
  type: MemberPage,
  input: one,
  resolve: ({ _id }, ctx) => requirePage(ctx, _id),
})
rootField(memberPageOperations.createPage, {
  description: 'A page of a business may have a category.',
  type: MemberPage,
  input: z.object({ data: pageOfMember.meta({ graphql: 'PageInput' }) }),
  resolve: async ({ data }, ctx) => (await ctx.load(pageById, await createPage(ctx, data)))!,
})
rootField(memberPageOperations.updatePage, {
  description: 'By somebody who runs it. Absent fields keep their values.',
  type: MemberPage,
  input: one.extend({ data: pageChangeOfMember.meta({ graphql: 'PageChange' }) }),
  async resolve({ _id, data }, ctx) {
    await updatePage(ctx, _id, data)
    return (await ctx.load(pageById, _id))!
  },
})
