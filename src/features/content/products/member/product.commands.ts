import { v7 as uuidv7 } from 'uuid'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { announceChange } from '../../../../platform/server/live/announce.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { checkWords, reportWords } from '../../../../platform/server/words.ts'
import { type Adopted, adoptedColumns } from '../../../records/external-ids/adopted.ts'
import { attachOwn, replaceOwn } from '../../../records/media/member/public.ts'
import { deleteOwn } from '../../../records/report-targets/server/public.ts'
import { announceCreation } from '../../../records/webhook-events/server/public.ts'
import { isVisible } from '../../../records/term-status/member/public.ts'
import { requireOwnPage } from '../../pages/member/public.ts'
import type { ProductOfMember } from '../product-of-member.rules.ts'

/** Adds a product to a page that the member runs. */
export async function createProduct(
  ctx: Context,
  data: ProductOfMember,
  given: Adopted = { id: uuidv7() },
): Promise<string> {
  return command(ctx, async (ctx) => {
    const { pageId, type, title, content, price, mediaIds } = data
    const words = await checkWords(ctx, { 'data.title': title, 'data.content': content })
    await requireOwnPage(ctx, pageId)
    const { id } = given
    const said = { title: words.texts['data.title'], content: words.texts['data.content'] }
    await ctx.db
      .insertInto('products')
      .values({
        ...adoptedColumns(given),
        page_id: pageId,
        type,
        ...said,
        price,
        created_by: actorId(ctx),
      })
      .execute()
    await attachOwn(ctx, { links: 'product_media', record: 'product_id', id }, mediaIds)
    if (words.suspicious) await reportWords(ctx, { model: 'PRODUCT', id })
    await announceChange(ctx, { model: 'PRODUCT', id, version: 1, by: actorId(ctx), fields: [] })
    await announceCreation(ctx, { model: 'PRODUCT', id })
    return id
  })
}

export interface ProductChange {
  readonly title: string
  readonly content: string
  readonly price: number
  /** Absent if it shows what it showed before. */
  readonly mediaIds?: readonly string[] | undefined
}

/** Changes a product that the member added. */
export async function changeProduct(
  ctx: Context,
  id: string,
  { title, content, price, mediaIds }: ProductChange,
): Promise<void> {
  await command(ctx, async (ctx) => {
    const { version: before } = await lockOwnProduct(ctx, id)
    const words = await checkWords(ctx, { 'data.title': title, 'data.content': content })
    if (mediaIds) await replaceOwn(ctx, { links: 'product_media', record: 'product_id', id }, mediaIds)
    const version = before + 1
    const said = { title: words.texts['data.title'], content: words.texts['data.content'] }
    await ctx.db
      .updateTable('products')
      .set({ ...said, price, version })
      .where('id', '=', id)
      .execute()
    if (words.suspicious) await reportWords(ctx, { model: 'PRODUCT', id })
    await announceChange(ctx, { model: 'PRODUCT', id, version, by: actorId(ctx), fields: [] })
  })
}

/** Deletes a product that the member added. */
export const deleteProduct = (ctx: Context, id: string): Promise<void> =>
  command(ctx, async (ctx) => {
    const { version } = await lockOwnProduct(ctx, id)
    await deleteOwn(ctx, { table: 'products', model: 'PRODUCT', id, version })
  })

/** @throws Refusal NOT_FOUND */
async function lockOwnProduct(ctx: Context, id: string): Promise<{ readonly version: number }> {
  const me = actorId(ctx)
  const product = await ctx.db
    .selectFrom('products')
    .select(['version', 'term_status'])
    .where('id', '=', id)
    .where('created_by', '=', me)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!product || !isVisible(ctx, product.term_status, me)) throw new Refusal('NOT_FOUND', 'products_text_gone')
  return product
}
