export { mediasOfPost, postById } from './post.queries.ts'
export { Post } from './post.type.ts'
