import type { Selectable } from 'kysely'
import type { Media } from '../../../../../database/tables.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { namesOf } from '../../../../platform/server/records/record-names.ts'
import type { TermStatus } from '../../../../platform/shared/permission.ts'
import { commentById } from '../../../content/comments/server/public.ts'
import { groupById } from '../../../content/groups/server/public.ts'
import { mediaById } from '../../../records/media/server/public.ts'
import { pageById } from '../../../content/pages/server/public.ts'
import { mediasOfPost, postById } from '../../../content/posts/server/public.ts'
import { mediasOfProduct, productById } from '../../../content/products/server/public.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { userById } from '../../../records/persons/server/public.ts'

/** What a moderator judges about a reported record, whatever its kind. */
export interface Content {
  /** Its own title or name; empty for kinds of records without one. */
  readonly title: string
  readonly text: string
  /** The person who is responsible for it, usually its author; null if that is not known. */
  readonly authorId: string | null
  /** The page in whose name it was written, or the page itself. */
  readonly pageId: string | null
  readonly status: TermStatus
  readonly version: number
  readonly createdAt: Date
  readonly medias: (ctx: Context) => Promise<readonly Selectable<Media>[]>
}

type ContentOf = (ctx: Context, id: string) => Promise<Content | null>

const none = async () => []
const picture = (id: string | null) => async (ctx: Context) => {
  const media = id ? await ctx.load(mediaById, id) : null
  return media ? [media] : []
}

const contents: Record<TermModel, ContentOf> = {
  async USER(ctx, id) {
    const user = await ctx.load(userById, id)
    return (
      user && {
        ...common(user, user.id),
        text: user.username ?? '',
        status: user.term_status,
        medias: picture(user.avatar_id),
      }
    )
  },
  async POST(ctx, id) {
    const post = await ctx.load(postById, id)
    return (
      post && {
        ...common(post, post.created_by),
        title: post.title,
        text: post.content,
        pageId: post.page_id,
        status: post.status,
        medias: async (ctx) => ctx.load(mediasOfPost, id),
      }
    )
  },
  async COMMENT(ctx, id) {
    const comment = await ctx.load(commentById, id)
    return (
      comment && {
        ...common(comment, comment.created_by),
        text: comment.content,
        pageId: comment.page_id,
        status: comment.term_status,
      }
    )
  },
  async GROUP(ctx, id) {
    const group = await ctx.load(groupById, id)
    return (
      group && {
        ...common(group, group.created_by),
        title: group.name,
        text: group.description,
        status: group.term_status,
      }
    )
  },
  async MEDIA(ctx, id) {
    const media = await ctx.load(mediaById, id)
    return (
      media && {
        ...common(media, media.uploaded_by),
        text: '',
        status: media.term_status,
        medias: async () => [media],
      }
    )
  },
  async PAGE(ctx, id) {
    const page = await ctx.load(pageById, id)
    return (
      page && {
        ...common(page, page.created_by),
        title: page.name,
        text: page.description,
        pageId: page.id,
        status: page.term_status,
        medias: picture(page.logo_id),
      }
    )
  },
  async PRODUCT(ctx, id) {
    const product = await ctx.load(productById, id)
    return (
      product && {
        ...common(product, product.created_by),
        title: product.title,
        text: product.content,
        pageId: product.page_id,
        status: product.term_status,
        medias: async (ctx) => ctx.load(mediasOfProduct, id),
      }
    )
  },
}

function common(record: { readonly version: number; readonly created_at: Date }, authorId: string | null) {
  return { authorId, title: '', pageId: null, version: record.version, createdAt: record.created_at, medias: none }
}

/** What a moderator judges about one reported record; null if it never existed. */
export const contentOf = (ctx: Context, model: TermModel, id: string): Promise<Content | null> =>
  contents[model](ctx, id)

/** The name by which the records of a case are listed; empty for a record without one. */
export const titleOf = async (ctx: Context, model: string, id: string): Promise<string> =>
  (await namesOf(model)(ctx, id)) ?? ''
