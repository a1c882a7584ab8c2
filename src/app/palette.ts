import { postOperations } from '../features/content/posts/post.operations.ts'
import { pageOperations } from '../features/content/pages/page.operations.ts'
import { voucherOperations } from '../features/promotion/vouchers/voucher.operations.ts'
import { personOperations } from '../features/records/persons/person.operations.ts'
import { userOperations } from '../features/people/users/user.operations.ts'
import type { PaletteLink, PaletteSource } from '../platform/web/shell/lazy-palette.tsx'
import { m } from '../generated/messages/messages.js'

/** Loaded when somebody searches. */
const searches = () => import('./palette-searches.ts')

/** The records that the command palette finds in addition to the screens. */
export const paletteSources: readonly PaletteSource[] = [
  {
    title: m.app_users,
    operation: personOperations.cmsGetUsers,
    search: async (q, signal) => (await searches()).searchPeople(q, signal),
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
