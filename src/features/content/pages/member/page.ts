import { sql } from 'kysely'
import { actorId } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { belongsTo } from '../../../../platform/server/access/own-record.ts'
import { enumFor, memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { termStatuses } from '../../../../platform/shared/permission.ts'
import { isSeen, MemberMedia } from '../../../records/media/member/public.ts'
import { mediaById } from '../../../records/media/server/public.ts'
import { pageTypes } from '../page.values.ts'
import { pageById, type PageRow } from '../server/page.queries.ts'

export const MemberPage = memberBuilder.objectRef<PageRow>('Page').implement({
  description: 'A page of a business or a community.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    type: t.expose('type', { type: enumFor(pageTypes, 'MEMBER') }),
    phoneNumber: t.exposeString('phone_number', { nullable: true, personal: true }),
    email: t.exposeString('email', { nullable: true, personal: true }),
    website: t.exposeString('website', { nullable: true }),
    verified: t.exposeBoolean('verified'),
    isPartner: t.exposeBoolean('is_partner'),
    logo: t.field({
      type: MemberMedia,
      nullable: true,
      async resolve({ logo_id }, _, ctx) {
        const logo = logo_id && (await ctx.load(mediaById, logo_id))
        return logo && isSeen(ctx, logo) ? logo : null
      },
    }),
    status: t.expose('term_status', {
      type: enumFor(termStatuses, 'MEMBER'),
      description: 'HIDDEN is only seen by those who run it.',
    }),
  }),
})

/** The page, if it exists for the member who asks; null otherwise. */
export async function seenPage(ctx: Context, id: string): Promise<PageRow | null> {
  const page = await ctx.load(pageById, id)
  if (!page || page.term_status === 'NORMAL') return page
  return page.term_status === 'HIDDEN' && (await runsPage(ctx, id)) ? page : null
}

/** @throws Refusal NOT_FOUND */
export async function requirePage(ctx: Context, id: string): Promise<PageRow> {
  const page = await seenPage(ctx, id)
  if (!page) throw new Refusal('NOT_FOUND', 'pages_text_gone')
  return page
}

/** Whether the member who asks owns, created or administers the page. */
async function runsPage(ctx: Context, id: string): Promise<boolean> {
  const { rows } = await sql<{ runs: boolean }>`select ${belongsTo('PAGE', id, actorId(ctx))} as runs`.execute(ctx.db)
  return rows[0]!.runs
}

/**
 * The page in whose name the member acts.
 *
 * @throws Refusal NOT_FOUND for a page that they do not run too
 */
export async function requireOwnPage(ctx: Context, id: string): Promise<PageRow> {
  const page = await requirePage(ctx, id)
  if (!(await runsPage(ctx, id))) throw new Refusal('NOT_FOUND', 'pages_text_gone')
  return page
}
