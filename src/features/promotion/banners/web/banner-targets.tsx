import { useQuery } from '@tanstack/react-query'
import { m } from '../../../../generated/messages/messages.js'
import { excerpt } from '../../../../platform/shared/excerpt.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { findBannerPagesDocument, findBannerPostsDocument } from './banner.documents.ts'

export interface Named {
  readonly _id: string
  readonly name: string
}

/** How the records of a kind are found that a banner can lead to. */
export interface Targets {
  readonly cacheKey: string
  readonly placeholder: string
  readonly find: (text: string, signal: AbortSignal) => Promise<readonly Named[]>
}

export const postName = ({ title, content }: { readonly title?: string | null; readonly content?: string | null }) =>
  title || excerpt(content ?? '', 60)

export const posts: Targets = {
  cacheKey: 'POST',
  get placeholder() {
    return m.banners_find_post()
  },
  find: async (q: string, signal: AbortSignal) =>
    (await request(findBannerPostsDocument, { q }, { signal })).cmsGetPosts.items.map((post) => ({
      _id: post._id,
      name: postName(post),
    })),
}
export const pages: Targets = {
  cacheKey: 'PAGE',
  get placeholder() {
    return m.banners_find_page()
  },
  find: async (q: string, signal: AbortSignal) =>
    (await request(findBannerPagesDocument, { q }, { signal })).cmsFindPages,
}

/** The name of a post or page, or the end of its id while the name is unknown. */
export function TargetName({ id, of: { cacheKey, find } }: { readonly id: string; readonly of: Targets }) {
  const { data } = useQuery({
    queryKey: [cacheKey, 'find', id],
    queryFn: ({ signal }) => find(id, signal),
  })
  return data?.find(({ _id }) => _id === id)?.name ?? `…${id.slice(-6)}`
}
