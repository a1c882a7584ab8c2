import { changePosts, readPosts } from '../../platform/shared/permission.ts'
import { defineRecord } from '../../platform/shared/record.ts'

export const postRecord = defineRecord({
  fields: ['title', 'content', 'createdBy', 'termStatus'],
  actions: ['cmsCreatePost', 'cmsUpdatePost', 'cmsSetPostStatus'],
  history: changePosts,
  readers: readPosts,
})
