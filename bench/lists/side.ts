import pg from 'pg'
import { type Client, documentId, signedIn } from '../harness/client.ts'
import { median, percentile } from '../harness/figures.ts'
import { startProduct } from '../harness/server.ts'
import { severalOf } from '../../src/platform/shared/list.ts'
import { type Filter, type ListCase, type Operation, reportedModel } from './cases.ts'

/** One database with the product in front of it. */
export interface Side {
  readonly database: pg.Pool
  readonly badges: readonly { id: string; title: string }[]
  ask(one: ListCase, page: number): Promise<Page>
  search(operation: Operation, text: string): Promise<Page>
  close(): Promise<void>
}

export interface Page {
  readonly counter: number
  readonly rows: number
  readonly milliseconds: number
}

export type PageName = 'first' | 'next' | 'last'
export const pageNames = ['first', 'next', 'last'] as const

export interface Figures {
  readonly page: PageName
  readonly ratio: number
  readonly p50: { readonly large: number; readonly small: number }
  readonly p95: { readonly large: number; readonly small: number }
  readonly rows: { readonly large: number; readonly small: number }
}

const limit = 10
const documents = {
  cmsGetUsers: documentId('Users'),
  cmsGetPosts: documentId('Posts'),
  cmsGetBlockedPosts: documentId('BlockedPosts'),
  cmsGetPages: documentId('Pages'),
  cmsPartnerProducts: documentId('Products'),
  getCmsGroups: documentId('Groups'),
  cmsGetPostReports: documentId('PostReports'),
  cmsGetCommentReports: documentId('CommentReports'),
  cmsGetProductReports: documentId('ProductReports'),
  cmsGetPageReports: documentId('PageReports'),
  cmsGetUserReports: documentId('UserReports'),
  cmsGetGroupReports: documentId('GroupReports'),
  cmsGetMediaReports: documentId('MediaReports'),
  cmsGetVerifies: documentId('Verifies'),
  cmsListRequestBadges: documentId('BadgeRequests'),
} satisfies Record<Operation, string>
/** How long a token is used; it expires a little later. */
const tokenMinutes = 10

export async function openSide(databaseUrl: string, port: number): Promise<Side> {
  const database = new pg.Pool({ connectionString: databaseUrl, max: 1, options: '-c role=backoffice_app' })
  const product = await startProduct({ databaseUrl, port })
  const badges = (await database.query<{ id: string; title: string }>('select id, title from badges order by title'))
    .rows
  let client: Client | undefined
  let since = 0
  const current = async () => {
    if (client && Date.now() - since < tokenMinutes * 60_000) return client
    client?.close()
    client = await signedIn(product.url)
    since = Date.now()
    return client
  }
  const send = async (operation: Operation, variables: object): Promise<Page> => {
    const { ask } = await current()
    const started = performance.now()
    const { [operation]: answer } = await ask<Record<string, Answer>>(documents[operation], variables)
    const milliseconds = performance.now() - started
    return { counter: (answer!.counter ?? answer!.total)!, rows: (answer!.items ?? answer!.item)!.length, milliseconds }
  }
  return {
    database,
    badges,
    ask: (one, page) => send(one.operation, variablesOf(one, page, badges)),
    search: (operation, text) =>
      send(
        operation,
        operation === 'cmsGetUsers'
          ? { query: text, limit, page: 1 }
          : operation === 'cmsListRequestBadges'
            ? { q: text, limit, page: 1 }
            : { limit, offset: 1, ...(operation === 'cmsGetVerifies' ? { q: text } : { filter: { q: text } }) },
      ),
    async close() {
      client?.close()
      await Promise.all([product.stop(), database.end()])
    },
  }
}

interface Answer {
  readonly counter?: number
  readonly total?: number
  readonly items?: readonly object[]
  readonly item?: readonly object[]
}
/** Operations whose page argument is `offset`. */
const pagedByOffset: ReadonlySet<Operation> = new Set(['cmsGetPosts', 'cmsGetPages', 'cmsGetVerifies'])

/** The variables that our client would send for a list. */
function variablesOf(
  { operation, filter: { createdAt, badgeId, badge, ...filter }, sort }: ListCase,
  page: number,
  badges: Side['badges'],
): object {
  const idOf = (title: string) => badges.find((badge) => badge.title === title)!.id
  const [from, to] = createdAt?.split('_') ?? []
  const model = reportedModel(operation)
  const plain = wireFilter(filter)
  if (model === 'POST' || model === 'COMMENT')
    return { limit, offset: page, filter: plain, sortType: sort.type, sortDir: sort.dir }
  if (model) return { limit, offset: page, filter: plain, sortBy: sort }
  if (operation === 'cmsPartnerProducts') {
    const { type, onTravelStore, ...rest } = plain
    return { limit, offset: page, type, onTravelStore, filter: rest, sortBy: sort }
  }
  if (operation === 'getCmsGroups') return { limit, offset: page - 1, filter: plain, sortBy: sort }
  return {
    limit,
    [pagedByOffset.has(operation) ? 'offset' : 'page']: page,
    filter: {
      ...plain,
      ...(badgeId ? { badgeId: idOf(badgeId) } : {}),
      ...(badge ? { badge: idOf(badge) } : {}),
      ...(createdAt ? { createdAt: { from: `${from}T00:00:00+07:00`, to: `${to}T00:00:00+07:00` } } : {}),
    },
    sortBy: sort,
  }
}

/** One value is sent under the filter's name, several under `…In`. */
const wireFilter = (filter: Filter): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]) =>
      value.includes(',') ? [severalOf(name), value.split(',')] : [name, value],
    ),
  )

export function pageNumber(name: PageName, counter: number): number {
  return name === 'first' ? 1 : name === 'next' ? 2 : Math.max(1, Math.ceil(counter / limit))
}

/**
 * Measures both sides alternately, so that other load on the machine affects both equally. With several rounds the
 * ratio is the median, so that one slow round does not decide.
 */
export async function timeCase(
  one: ListCase,
  large: Side,
  small: Side,
  { times, rounds = 1, pages = pageNames }: { times: number; rounds?: number; pages?: readonly PageName[] },
): Promise<Figures[]> {
  const counters = { large: (await large.ask(one, 1)).counter, small: (await small.ask(one, 1)).counter }
  const figures: Figures[] = []
  for (const page of pages) {
    const numbers = { large: pageNumber(page, counters.large), small: pageNumber(page, counters.small) }
    const all: Pick<Figures, 'ratio' | 'p50' | 'p95'>[] = []
    const rows = {
      large: (await large.ask(one, numbers.large)).rows,
      small: (await small.ask(one, numbers.small)).rows,
    }
    for (let i = 0; i < rounds; i++) {
      const taken = { large: [] as number[], small: [] as number[] }
      for (let j = 0; j < times; j++) {
        taken.large.push((await large.ask(one, numbers.large)).milliseconds)
        taken.small.push((await small.ask(one, numbers.small)).milliseconds)
      }
      const p50 = { large: median(taken.large), small: median(taken.small) }
      const p95 = { large: percentile(taken.large, 0.95), small: percentile(taken.small, 0.95) }
      all.push({ ratio: p95.large / p95.small, p50, p95 })
    }
    const middle = all.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(all.length / 2)]!
    figures.push({ page, ...middle, rows })
  }
  return figures
}
