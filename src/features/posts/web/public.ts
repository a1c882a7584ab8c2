/** What other features' screens may show of posts and of those who write them. */
export { CreatorLink, OpenCreator, PersonLink } from './creator-link.tsx'
export { PostMedias } from './post-medias.tsx'
export { RecentPosts } from './recent-posts.tsx'
