import { postOperations } from '../features/content/posts/post.operations.ts'
import { personOperations } from '../features/records/persons/person.operations.ts'
import { userOperations } from '../features/people/users/user.operations.ts'
import { request } from '../platform/web/requests/graphql-client.ts'
import type { PaletteLink, PaletteSource } from '../platform/web/shell/lazy-palette.tsx'
import { m } from '../generated/messages/messages.js'
import { findPostsDocument, findUsersDocument } from './palette.documents.ts'

/** The records that the command palette finds in addition to the screens. */
export const paletteSources: readonly PaletteSource[] = [
  {
    title: m.app_users,
    operation: personOperations.cmsGetUsers,
    search: async (q, signal) => {
      const { cmsFindUsers } = await request(findUsersDocument, { q }, { signal })
      return cmsFindUsers.map((person) => ({
        id: person._id,
        label: person.fullName || person.phoneNumber || person._id,
        hint: person.phoneNumber ?? person.email ?? undefined,
        path: `/users?user=${person._id}`,
        person,
      }))
    },
  },
  {
    title: m.app_posts,
    operation: postOperations.cmsGetPosts,
    search: async (query, signal) => {
      const { cmsGetPosts } = await request(findPostsDocument, { query }, { signal })
      return cmsGetPosts.items.map(({ _id, title, content, creator }) => ({
        id: _id,
        label: title || content.slice(0, 80) || _id,
        person: creator,
        hint: creator.fullName,
        path: `/posts/${_id}`,
      }))
    },
  },
]

/** What the command palette can create. */
export const paletteLinks: readonly PaletteLink[] = [
  { label: m.users_create, path: '/users/create', operation: userOperations.registerForImporter },
  { label: m.posts_create, path: '/posts/create', operation: postOperations.cmsCreatePost },
]
