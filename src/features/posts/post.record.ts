import { changePosts, readPosts } from '../../platform/shared/permission.ts'
import { defineRecord } from '../../platform/shared/record.ts'
import { termStatusFields } from '../term-status/term-status.values.ts'

export const postRecord = defineRecord({
  fields: ['title', 'content', 'createdBy', ...termStatusFields],
  actions: ['cmsCreatePost', 'cmsUpdatePost', 'cmsSetPostStatus'],
  history: changePosts,
  readers: readPosts,
  address: (id) => `/posts/${id}`,
})
