import { changePosts, readPosts } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'
import { termStatusFields, termStatusSeenAs } from '../../../platform/shared/term-status.ts'

export const postRecord = defineRecord('POST', {
  type: 'Post',
  fields: ['title', 'content', 'createdBy', ...termStatusFields],
  seenAs: { ...termStatusSeenAs, termStatus: 'status', createdBy: 'creator' },
  actions: ['cmsCreatePost', 'cmsUpdatePost', 'cmsSetPostStatus'],
  history: changePosts,
  readers: readPosts,
  address: (id) => `/posts/${id}`,
})
