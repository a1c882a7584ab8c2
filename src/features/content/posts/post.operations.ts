import { defineMemberOperations, defineOperations } from '../../../platform/shared/operation.ts'
import { admin, changePosts, member, readPosts } from '../../../platform/shared/permission.ts'

/** Creating and editing look up a person by phone number and change groups, so they are for administrators. */
export const postOperations = defineOperations({
  query: {
    cmsGetPosts: readPosts,
    cmsGetBlockedPosts: readPosts,
    cmsGetPostsByCreator: readPosts,
    cmsGetPost: readPosts,
    cmsFindCreators: readPosts,
    cmsFindUserByPhone: admin,
  },
  fromStandby: ['cmsGetPosts', 'cmsGetBlockedPosts', 'cmsGetPostsByCreator', 'cmsFindCreators'],
  mutation: { cmsSetPostStatus: changePosts, cmsCreatePost: admin, cmsUpdatePost: admin },
})

export const memberPostOperations = defineMemberOperations({
  query: { posts: member, post: member },
  fromStandby: ['posts'],
  mutation: {
    createPost: member,
    updatePost: member,
    deletePost: member,
    likePost: member,
    unlikePost: member,
  },
})
