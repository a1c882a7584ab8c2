import { postOperations } from '../features/posts/post.operations.ts'
import { userOperations } from '../features/users/user.operations.ts'
import { request } from '../platform/web/graphql-client.ts'
import type { PaletteSource } from '../platform/web/shell/palette.tsx'
import { m } from '../generated/messages/messages.js'
import { findPostsDocument, findUsersDocument } from './palette.documents.ts'

/** The records that the command palette finds in addition to the screens. */
export const paletteSources: readonly PaletteSource[] = [
  {
    title: m.app_users,
    operation: userOperations.cmsFindUsers,
    search: async (q, signal) => {
      const { cmsFindUsers } = await request(findUsersDocument, { q }, { signal })
      return cmsFindUsers.map(({ _id, fullName, phoneNumber, email }) => ({
        id: _id,
        label: fullName ?? phoneNumber ?? _id,
        hint: phoneNumber ?? email ?? '',
        path: `/users?user=${_id}`,
      }))
    },
  },
  {
    title: m.app_posts,
    operation: postOperations.cmsGetPosts,
    search: async (query, signal) => {
      const { cmsGetPosts } = await request(findPostsDocument, { query }, { signal })
      return cmsGetPosts.items.map(({ _id, title, content }) => ({
        id: _id,
        label: title || content?.slice(0, 80) || _id,
        path: `/posts/${_id}`,
      }))
    },
  },
]
