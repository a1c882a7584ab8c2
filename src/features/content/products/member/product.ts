import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../../platform/server/context.ts'
import { enumFor, memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import {
  asked,
  type CursorAsked,
  cursorInput,
  type CursorPage,
  cursorPageType,
} from '../../../../platform/server/graphql/cursor.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { newestPage } from '../../../../platform/server/lists/newest.ts'
import { termStatuses } from '../../../../platform/shared/permission.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { MemberMedia, visibleMedia } from '../../../records/media/member/public.ts'
import { whereVisible } from '../../../records/term-status/member/public.ts'
import { requirePage } from '../../pages/member/public.ts'
import { productOfMember } from '../product-of-member.rules.ts'
import { memberProductOperations } from '../product.operations.ts'
import { productTypes } from '../product.values.ts'
import { mediasOfProduct, productById, type ProductRow } from '../server/product.queries.ts'
import { createProduct } from './product.commands.ts'

const MemberProduct = memberBuilder.objectRef<ProductRow>('Product').implement({
  description: 'What a page sells.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    type: t.expose('type', { type: enumFor(productTypes, 'MEMBER') }),
    title: t.exposeString('title'),
    content: t.exposeString('content'),
    price: t.exposeInt('price', { description: 'In đồng.' }),
    medias: t.field({ type: [MemberMedia], resolve: ({ id }, _, ctx) => visibleMedia(ctx, mediasOfProduct, id) }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    status: t.expose('term_status', {
      type: enumFor(termStatuses, 'MEMBER'),
      description: 'HIDDEN is only seen by whoever added it.',
    }),
  }),
})

/** The products of a page, newest first. */
async function productsSeen(ctx: Context, pageId: string, part: CursorAsked): Promise<CursorPage<ProductRow>> {
  await requirePage(ctx, pageId)
  return newestPage(ctx, 'products', part, {
    where: [
      sql`page_id = ${pageId}`,
      sql`deleted_at is null`,
      whereVisible(ctx, 'products.term_status', 'products.created_by'),
    ],
  })
}

rootField(memberProductOperations.products, {
  description: 'The newest products of a page.',
  type: cursorPageType('Products', MemberProduct),
  input: z.object({ pageId: recordId(), ...cursorInput }),
  resolve: ({ pageId, ...part }, ctx) => productsSeen(ctx, pageId, asked(part)),
})
rootField(memberProductOperations.createProduct, {
  description: 'By somebody who runs the page.',
  type: MemberProduct,
  input: z.object({ data: productOfMember.meta({ graphql: 'ProductInput' }) }),
  resolve: async ({ data }, ctx) => (await ctx.load(productById, await createProduct(ctx, data)))!,
})
