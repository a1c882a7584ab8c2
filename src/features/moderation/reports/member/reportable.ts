import type { Context } from '../../../../platform/server/context.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { commentById } from '../../../content/comments/server/public.ts'
import { requireGroup } from '../../../content/groups/member/public.ts'
import { requirePage, seenPage } from '../../../content/pages/member/public.ts'
import { requirePost } from '../../../content/posts/member/public.ts'
import { productById } from '../../../content/products/server/public.ts'
import { isSeen } from '../../../records/media/member/public.ts'
import { mediaById } from '../../../records/media/server/public.ts'
import { userById } from '../../../records/persons/server/public.ts'
import { isVisible } from '../../../records/term-status/member/public.ts'

type Finding = (ctx: Context, id: string) => Promise<unknown>

/** How each kind of record is found by a member: an error or something falsy if it does not exist for them. */
const finding: Record<TermModel, Finding> = {
  POST: requirePost,
  PAGE: requirePage,
  GROUP: requireGroup,
  async USER(ctx, id) {
    const person = await ctx.load(userById, id)
    return person && !person.deleted && isVisible(ctx, person.term_status, person.id)
  },
  async COMMENT(ctx, id) {
    const comment = await ctx.load(commentById, id)
    if (!comment || comment.deleted_at || !isVisible(ctx, comment.term_status, comment.created_by)) return false
    return requirePost(ctx, comment.post_id)
  },
  async MEDIA(ctx, id) {
    const media = await ctx.load(mediaById, id)
    return media && isSeen(ctx, media)
  },
  async PRODUCT(ctx, id) {
    const product = await ctx.load(productById, id)
    if (!product || product.deleted_at || !isVisible(ctx, product.term_status, product.created_by)) return false
    return seenPage(ctx, product.page_id)
  },
}

/** @throws Refusal NOT_FOUND, with the same text for whatever does not exist for the member */
export async function requireReportable(ctx: Context, model: TermModel, id: string): Promise<void> {
  const gone = new Refusal('NOT_FOUND', 'reports_text_gone')
  const found = await finding[model](ctx, id).catch((error: unknown) => {
    throw error instanceof Refusal ? gone : error
  })
  if (!found) throw gone
}
