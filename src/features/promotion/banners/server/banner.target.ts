import { type Selectable, sql } from 'kysely'
import type { Banners } from '../../../../../database/tables.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { invalid } from '../../../../platform/server/refusal.ts'
import { pageById } from '../../../content/pages/server/public.ts'
import { postById } from '../../../content/posts/server/public.ts'
import { type BannerTarget, missingTargetOf, targetOf } from '../banner.rules.ts'
import type { BannerType } from '../banner.values.ts'

type Columns = Pick<Selectable<Banners>, 'link' | 'post_id' | 'page_id' | 'screen'>

/** Whether a row of `banners` leads to a blocked record, or a deleted post, which members cannot open. */
export const hasBlockedTarget = sql<boolean>`(
  exists (select from posts p where p.id = banners.post_id and (p.status = 'BLOCKED' or p.deleted_at is not null))
  or exists (select from pages p where p.id = banners.page_id and p.term_status = 'BLOCKED'))`

/** The same of one banner. */
export async function leadsToBlocked(ctx: Context, { post_id, page_id }: Columns): Promise<boolean> {
  if (post_id) {
    const post = (await ctx.load(postById, post_id))!
    return post.status === 'BLOCKED' || post.deleted_at !== null
  }
  return page_id !== null && (await ctx.load(pageById, page_id))?.term_status === 'BLOCKED'
}

/**
 * The target of a type; the fields of the other types become null. Refuses a target that does not exist or is blocked,
 * unless the banner has it already.
 */
export async function targetColumns(
  ctx: Context,
  type: BannerType,
  target: BannerTarget,
  row?: Columns,
): Promise<Columns> {
  const field = targetOf[type]
  const missing = missingTargetOf(type, target)
  if (missing) throw invalid(`data.${missing.field}`, missing.reason)
  const other = Object.values(targetOf).find((name) => name !== field && target[name])
  if (other) throw invalid(`data.${other}`, 'banners_text_other_target')
  const only = { link: null, post_id: null, page_id: null, screen: null }
  switch (type) {
    case 'LINK':
      return { ...only, link: target.link ?? null }
    case 'POST':
      return { ...only, post_id: await openTarget(ctx, 'POST', target.postId!, row?.post_id) }
    case 'PAGE':
      return { ...only, page_id: await openTarget(ctx, 'PAGE', target.pageId!, row?.page_id) }
    case 'SCREEN':
      return { ...only, screen: target.screen ?? null }
  }
}

const kinds = {
  POST: { field: 'data.postId', table: 'posts', status: 'status', there: sql`deleted_at is null` },
  PAGE: { field: 'data.pageId', table: 'pages', status: 'term_status', there: sql`true` },
} as const
const unknown = { POST: 'banners_text_post_unknown', PAGE: 'banners_text_page_unknown' } as const
const blocked = { POST: 'banners_text_post_blocked', PAGE: 'banners_text_page_blocked' } as const

/** The id of a record that may be a target. Its row is locked, so that it is not blocked meanwhile. */
async function openTarget(ctx: Context, kind: 'POST' | 'PAGE', id: string, had?: string | null): Promise<string> {
  if (id === had) return id
  const { field, table, status, there } = kinds[kind]
  const { rows } = await sql<{ status: string }>`select ${sql.ref(status)} as status from ${sql.table(table)}
    where id = ${id} and ${there} for share`.execute(ctx.db)
  if (!rows[0]) throw invalid(field, unknown[kind])
  if (rows[0].status === 'BLOCKED') throw invalid(field, blocked[kind])
  return id
}
