import { z } from 'zod'
import { type Context, type Loader } from '../../../../platform/server/context.ts'
import { invalidFields, Refusal } from '../../../../platform/server/refusal.ts'
import { check } from '../../../../platform/shared/rules.ts'
import type { TextKey } from '../../../../platform/shared/text.ts'
import { commentOfMember } from '../../../content/comments/comment.rules.ts'
import {
  type AdoptedComment,
  adoptComments,
  changeComment,
  deleteComment,
} from '../../../content/comments/member/public.ts'
import { commentById } from '../../../content/comments/server/public.ts'
import { groupOfMember } from '../../../content/groups/group-of-member.rules.ts'
import { changeGroup, createGroup, deleteGroup } from '../../../content/groups/member/public.ts'
import { groupById } from '../../../content/groups/server/public.ts'
import { createPage, updatePage } from '../../../content/pages/member/public.ts'
import { pageChangeOfMember, pageOfMember } from '../../../content/pages/page-of-member.rules.ts'
import { memberPageOperations } from '../../../content/pages/page.operations.ts'
import { pageById } from '../../../content/pages/server/public.ts'
import { changePlace, createPlace } from '../../../content/places/member/public.ts'
import { placeOfMember } from '../../../content/places/place-of-member.rules.ts'
import { mediasOfPlace, placeById } from '../../../content/places/server/public.ts'
import { type AdoptedPost, adoptPosts, deletePost, updatePost } from '../../../content/posts/member/public.ts'
import { postChangeOfMember, postOfMember } from '../../../content/posts/post-of-member.rules.ts'
import { mediasOfPost, postById } from '../../../content/posts/server/public.ts'
import { changeProduct, createProduct, deleteProduct } from '../../../content/products/member/public.ts'
import { productOfMember } from '../../../content/products/product-of-member.rules.ts'
import { mediasOfProduct, productById } from '../../../content/products/server/public.ts'
import type { Adopted } from '../../../records/external-ids/adopted.ts'
import { recordNamed } from '../../../records/external-ids/server/public.ts'
import type { ArrivingRecord } from '../app-record.rules.ts'
import type { AppModel } from '../app-record.values.ts'

/** A record as it is now, as far as the app can change it. */
interface Present {
  readonly author: string | null
  readonly isDeleted: boolean
  readonly says: Says
}

/** What a record says, by the names of the member's rules. Absent media stay as they are. */
type Says = Readonly<Record<string, unknown>> & { readonly mediaIds?: readonly string[] }

/** A new record; `ctx` is as if its author had sent it. */
export interface Arriving {
  readonly ctx: Context
  readonly given: ArrivingRecord
  readonly adopted: Adopted
}

interface Kind {
  present(ctx: Context, id: string): Promise<Present | null>
  create(ctx: Context, given: ArrivingRecord, adopted: Adopted): Promise<unknown>
  /** The same for several, all or none; absent where each is created alone. */
  createAll?(ctx: Context, arriving: readonly Arriving[]): Promise<unknown>
  /** What the record would say, checked by the rules of members. */
  next(given: ArrivingRecord, now: Says): Says
  change(ctx: Context, id: string, next: never): Promise<void>
  /** @throws Refusal FORBIDDEN for kinds that stay, like in the back-office */
  remove(ctx: Context, id: string): Promise<unknown>
}

/** What the app calls the fields of the members' rules, where that is another word. */
const calledByApp: Readonly<Record<string, keyof ArrivingRecord>> = {
  name: 'title',
  description: 'content',
  postId: 'postExternalId',
  sharedPostId: 'postExternalId',
  pageId: 'pageExternalId',
  groupId: 'groupExternalId',
  placeId: 'placeExternalId',
}

/** What a record says by a rule of members. @throws Refusal that names the fields as the app does */
function parsed<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const checked = check(schema, value)
  if (checked.ok) return checked.data as z.output<S>
  throw invalidFields(checked.issues.map((issue) => ({ ...issue, field: calledByApp[issue.field] ?? issue.field })))
}

/** Our id of a record that another one refers to. */
async function refer(ctx: Context, model: AppModel, given: string | null | undefined): Promise<string | null> {
  if (given == null) return null
  const found = await recordNamed(ctx, model, given)
  if (!found) throw new Refusal('NOT_FOUND', 'app_records_text_unknown_reference')
  return found.id
}

const ids = async (ctx: Context, medias: Loader<string, { readonly id: string }[]>, id: string): Promise<string[]> =>
  (await ctx.load(medias, id)).map((media) => media.id)

/** Others wrote about it, and what they wrote refers to it. */
const stays = (reason: TextKey) => async (): Promise<never> => {
  throw new Refusal('FORBIDDEN', reason)
}

const media = ({ mediaIds }: ArrivingRecord) => (mediaIds ? { mediaIds } : {})
/** Of pages, groups and places. */
const nameIn = ({ title, content }: ArrivingRecord) => ({ name: title, description: content ?? undefined })

const commentChange = z.object({ content: commentOfMember.shape.content })
const groupChange = groupOfMember.pick({ name: true, description: true })
const productChange = productOfMember
  .pick({ title: true, content: true, price: true })
  .extend({ mediaIds: productOfMember.shape.mediaIds.unwrap().optional() })
const placeChange = placeOfMember
  .pick({ name: true, description: true, location: true })
  .extend({ mediaIds: placeOfMember.shape.mediaIds.unwrap().optional() })

const post: Kind = {
  async present(ctx, id) {
    const row = await ctx.load(postById, id)
    const says = row && { title: row.title, content: row.content, mediaIds: await ids(ctx, mediasOfPost, id) }
    return row && { author: row.created_by, isDeleted: row.deleted_at !== null, says: says! }
  },
  create: (ctx, given, adopted) => createPosts(ctx, [{ ctx, given, adopted }]),
  createAll: createPosts,
  next: (given, now) =>
    parsed(postChangeOfMember, {
      title: given.title ?? now.title,
      content: given.content ?? now.content,
      ...media(given),
    }),
  change: updatePost,
  remove: deletePost,
}

async function createPosts(ctx: Context, arriving: readonly Arriving[]): Promise<void> {
  const posts: AdoptedPost[] = []
  for (const { given, ...one } of arriving) {
    const refersTo = {
      pageId: await refer(ctx, 'PAGE', given.pageExternalId),
      groupId: await refer(ctx, 'GROUP', given.groupExternalId),
      placeId: await refer(ctx, 'PLACE', given.placeExternalId),
      sharedPostId: await refer(ctx, 'POST', given.postExternalId),
    }
    const { type, title, content, rating } = given
    const said = { type: type ?? 'STATUS', title: title ?? '', content: content ?? '', rating, ...media(given) }
    posts.push({ ...one, data: parsed(postOfMember, { ...said, ...refersTo }) })
  }
  await adoptPosts(ctx, posts)
}

const comment: Kind = {
  async present(ctx, id) {
    const row = await ctx.load(commentById, id)
    return row && { author: row.created_by, isDeleted: row.deleted_at !== null, says: { content: row.content } }
  },
  create: (ctx, given, adopted) => createComments(ctx, [{ ctx, given, adopted }]),
  createAll: createComments,
  next: (given, now) => parsed(commentChange, { content: given.content ?? now.content }),
  change: (ctx, id, { content }: { content: string }) => changeComment(ctx, id, content),
  remove: deleteComment,
}

async function createComments(ctx: Context, arriving: readonly Arriving[]): Promise<void> {
  const comments: AdoptedComment[] = []
  for (const { given, ...one } of arriving) {
    const postId = await refer(ctx, 'POST', given.postExternalId)
    const pageId = await refer(ctx, 'PAGE', given.pageExternalId)
    comments.push({ ...one, data: parsed(commentOfMember, { postId, pageId, content: given.content }) })
  }
  await adoptComments(ctx, comments)
}

const page: Kind = {
  async present(ctx, id) {
    const row = await ctx.load(pageById, id)
    const says = row && { name: row.name, description: row.description }
    return row && { author: row.created_by, isDeleted: false, says: says! }
  },
  create: (ctx, given, adopted) =>
    createPage(
      { ...ctx, operation: memberPageOperations.createPage },
      parsed(pageOfMember, { ...nameIn(given), type: given.type }),
      adopted,
    ),
  next: ({ title, content }, now) =>
    parsed(pageChangeOfMember, { name: title ?? now.name, description: content ?? now.description }),
  change: (ctx, id, next) => updatePage({ ...ctx, operation: memberPageOperations.updatePage }, id, next),
  remove: stays('app_records_text_page_stays'),
}

const group: Kind = {
  async present(ctx, id) {
    const row = await ctx.load(groupById, id)
    const says = row && { name: row.name, description: row.description }
    return row && { author: row.created_by, isDeleted: row.deleted_at !== null, says: says! }
  },
  create: (ctx, given, adopted) =>
    createGroup(ctx, parsed(groupOfMember, { ...nameIn(given), privacy: given.privacy ?? 'PUBLIC' }), adopted),
  next: ({ title, content }, now) =>
    parsed(groupChange, { name: title ?? now.name, description: content ?? now.description }),
  change: changeGroup,
  remove: deleteGroup,
}

const product: Kind = {
  async present(ctx, id) {
    const row = await ctx.load(productById, id)
    if (!row) return null
    const { title, content, price } = row
    const says = { title, content, price, mediaIds: await ids(ctx, mediasOfProduct, id) }
    return { author: row.created_by, isDeleted: row.deleted_at !== null, says }
  },
  async create(ctx, given, adopted) {
    const pageId = await refer(ctx, 'PAGE', given.pageExternalId)
    const { type, title, content, price } = given
    const said = { type, title, content: content ?? '', price, ...media(given) }
    await createProduct(ctx, parsed(productOfMember, { pageId, ...said }), adopted)
  },
  next: (given, now) =>
    parsed(productChange, {
      title: given.title ?? now.title,
      content: given.content ?? now.content,
      price: given.price ?? now.price,
      ...media(given),
    }),
  change: changeProduct,
  remove: deleteProduct,
}

const place: Kind = {
  async present(ctx, id) {
    const row = await ctx.load(placeById, id)
    if (!row) return null
    const mediaIds = await ids(ctx, mediasOfPlace, id)
    const says = { name: row.name, description: row.description, location: row.location_name ?? '', mediaIds }
    return { author: row.created_by, isDeleted: false, says }
  },
  create: (ctx, given, adopted) =>
    createPlace(ctx, parsed(placeOfMember, { ...nameIn(given), location: given.location, ...media(given) }), adopted),
  next: (given, now) =>
    parsed(placeChange, {
      name: given.title ?? now.name,
      description: given.content ?? now.description,
      location: given.location ?? now.location,
      ...media(given),
    }),
  change: changePlace,
  remove: stays('app_records_text_place_stays'),
}

/** How the records of each model are written: by the commands of members, in the name of their author. */
export const kinds: Readonly<Record<AppModel, Kind>> = {
  POST: post,
  COMMENT: comment,
  PAGE: page,
  GROUP: group,
  PRODUCT: product,
  PLACE: place,
}

/** Whether a record says already what it should. */
export const saysAlready = (now: Says, next: Says): boolean =>
  Object.entries(next).every(
    ([field, value]) => value === undefined || JSON.stringify(value) === JSON.stringify(now[field]),
  )
