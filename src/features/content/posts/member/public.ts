export { type AdoptedPost, adoptPosts, deletePost, kindOfPost, updatePost } from './post.commands.ts'
export { ActionPoints, ownPostGivesNothing } from './points.ts'
export type { PostRow } from '../server/post.queries.ts'
export { isSeenPost, lockSeenPost, requirePost } from './post.queries.ts'
