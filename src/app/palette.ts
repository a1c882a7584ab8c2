import { postOperations } from '../features/content/posts/post.operations.ts'
import { pageOperations } from '../features/content/pages/page.operations.ts'
import { voucherOperations } from '../features/promotion/vouchers/voucher.operations.ts'
import { personOperations } from '../features/records/persons/person.operations.ts'
import { supportOperations } from '../features/people/support/support.operations.ts'
import { userOperations } from '../features/people/users/user.operations.ts'
import type { PaletteLink, PaletteSource } from '../platform/web/shell/lazy-palette.tsx'
import type { Operation } from '../platform/shared/operation.ts'
import { area } from '../platform/shared/permission.ts'
import { m } from '../generated/messages/messages.js'

/** Loaded when somebody searches. */
const searches = () => import('./palette-searches.ts')

/** Who finds people in the list of people gets to a member's page of support from there. */
const supportAlone: Operation = {
  ...supportOperations.cmsMemberPoints,
  permission: {
    name: 'SUPPORT without PEOPLE',
    allows: (viewer) => area('SUPPORT').allows(viewer) && !area('PEOPLE').allows(viewer),
  },
}

/** The records that the command palette finds in addition to the screens. */
export const paletteSources: readonly PaletteSource[] = [
  {
    title: m.app_users,
    operation: personOperations.cmsGetUsers,
    search: async (q, signal) => (await searches()).searchPeople(q, signal),
  },
  {
    title: m.support_title,
    operation: supportAlone,
    search: async (q, signal) => (await searches()).searchMembers(q, signal),
  },
  {
    title: m.app_posts,
    operation: postOperations.cmsGetPosts,
    search: async (q, signal) => (await searches()).searchPosts(q, signal),
  },
  {
    title: m.common_content,
    operation: pageOperations.cmsGetPages,
    search: async (q, signal) => (await searches()).searchContent(q, signal),
  },
  {
    title: m.app_palette_promotions,
    operation: voucherOperations.cmsVouchers,
    search: async (q, signal) => (await searches()).searchPromotions(q, signal),
  },
]

/** What the command palette can create. */
export const paletteLinks: readonly PaletteLink[] = [
  { label: m.users_create, path: '/users/create', operation: userOperations.registerForImporter },
  { label: m.posts_create, path: '/posts/create', operation: postOperations.cmsCreatePost },
]
