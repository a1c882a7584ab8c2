import { dataOf } from '../../tests/process/api-client.ts'
import type { Expected } from './journal.ts'

const find = /* GraphQL */ `
  {
    cmsGetUsers(limit: 40, page: 1, filter: { group: MEMBER, termStatus: NORMAL }) {
      items {
        _id
        version
        termStatus
        badgeStatus
        badge {
          _id
        }
        reason {
          status
        }
      }
    }
    cmsGetPosts(limit: 40, offset: 1, sortBy: { type: CREATED_AT, dir: ASC }) {
      items {
        _id
        version
        status
        isOwn
        reason {
          status
        }
        creator {
          _id
        }
      }
    }
    cmsListBadges(limit: 10, page: 1, filter: { status: ENABLED }) {
      items {
        _id
      }
    }
  }
`

interface Row {
  readonly _id: string
  readonly version: number
  readonly termStatus?: string
  readonly status?: string
  readonly badge?: { readonly _id: string } | null
  readonly badgeStatus?: string | null
  /** Of a post. */
  readonly isOwn?: boolean
  readonly reason: readonly unknown[]
  /** Of a post. */
  readonly creator?: { readonly _id: string }
}

/**
 * Records to write to, divided among lanes: only one lane changes a record, so the order of its changes is known. The oldest
 * posts, because members of the load write new ones all the time.
 *
 * @param others people whose records others in the load write to
 */
export async function findRecords(url: string, token: string, lanes: number, others: ReadonlySet<string>) {
  const found = await dataOf<Record<'cmsGetUsers' | 'cmsGetPosts' | 'cmsListBadges', { items: Row[] }>>(
    url,
    find,
    {},
    { token },
  )
  // Their statuses need a second look.
  const users = found.cmsGetUsers.items
    .filter(({ _id, badgeStatus }) => badgeStatus !== 'VERIFIED' && !others.has(_id))
    .map((row) => expected('USER', row))
  const posts = found.cmsGetPosts.items
    .filter(({ creator, isOwn }) => !others.has(creator!._id) && !isOwn)
    .map((row) => expected('POST', row))
  return {
    badges: found.cmsListBadges.items.map(({ _id }) => _id),
    lanes: Array.from({ length: lanes }, (_, lane) => ({
      users: users.filter((_user, i) => i % lanes === lane),
      posts: posts.filter((_post, i) => i % lanes === lane),
    })),
  }
}

function expected(model: Expected['model'], row: Row): Expected {
  return {
    model,
    id: row._id,
    version: row.version,
    status: row.termStatus ?? row.status!,
    badgeId: row.badge?._id ?? null,
    remarks: row.reason.length,
  }
}
