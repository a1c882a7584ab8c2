import { defineList } from '../../../platform/shared/list.ts'
import { termStatuses } from '../../../platform/shared/permission.ts'

/** `/posts` and `cmsGetPosts`. */
export const postList = defineList({
  name: 'Post',
  filters: {
    q: { kind: 'text', longest: 200 },
    createdAt: { kind: 'days', future: false },
    status: { kind: 'choices', values: termStatuses },
    createdBy: { kind: 'reference', to: 'creator' },
  },
  sorts: ['CREATED_AT'],
  defaultSort: { type: 'CREATED_AT', dir: 'DESC' },
  pageSize: 10,
  pageSizes: [10, 20, 50, 100],
})

const { status: _, ...filters } = postList.filters
/** `/posts/blocked` and `cmsGetBlockedPosts`: the same list with the status fixed. */
export const blockedPostList = defineList({ ...postList, name: 'BlockedPost', filters })

/** How many people the creator picker offers for a search text. */
export const creatorChoices = 10
/** How many of a creator's posts a card shows. */
export const recentPosts = 3
