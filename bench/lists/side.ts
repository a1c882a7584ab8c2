import pg from 'pg'
import { type Client, documentId, signedIn } from '../harness/client.ts'
import { median, percentile } from '../harness/figures.ts'
import { startProduct } from '../harness/server.ts'
import { readDays, severalOf } from '../../src/platform/shared/list.ts'
import { type Filter, type ListCase } from './cases.ts'
import { largest, listOf, type Operation, operations } from './measured.ts'

/** One database with the product in front of it. */
export interface Side {
  readonly database: pg.Pool
  readonly badges: readonly { id: string; title: string }[]
  /** The id of a record that a filter names by its title, or as the one with most rows. */
  idOf(filter: string, name: string): string
  ask(one: ListCase, page: number): Promise<Page>
  close(): Promise<void>
}

export interface Page {
  readonly counter: number
  readonly rows: number
  readonly milliseconds: number
}

export type PageName = 'first' | 'next' | 'middle' | 'last'
export const pageNames = ['first', 'next', 'middle', 'last'] as const

export interface Figures {
  readonly page: PageName
  readonly ratio: number
  readonly p50: { readonly large: number; readonly small: number }
  readonly p95: { readonly large: number; readonly small: number }
  readonly rows: { readonly large: number; readonly small: number }
}

const limit = 10
const documents = new Map(operations.map((operation) => [operation, documentId(listOf(operation).document)]))

/** The records that have most rows in the lists of one record. */
const withMostRows = {
  voucherId: 'select voucher_id as id from voucher_code_tally group by 1 order by sum(codes) desc limit 1',
  wheelId: 'select wheel_id as id from wheel_award_tally group by 1 order by sum(awards) desc, 1 limit 1',
  prizeId: 'select stock_id as id from stock_lanes group by 1 order by sum(awarded) desc, 1 limit 1',
  runId: 'select run_id as id from run_rows group by 1 order by count(*) desc limit 1',
}
/** How long a token is used; it expires a little later. */
const tokenMinutes = 10

export async function openSide(databaseUrl: string, port: number): Promise<Side> {
  const database = new pg.Pool({ connectionString: databaseUrl, max: 1, options: '-c role=backoffice_app' })
  const product = await startProduct({ databaseUrl, port })
  const badges = (await database.query<{ id: string; title: string }>('select id, title from badges order by title'))
    .rows
  const ids = new Map<string, string>()
  for (const [filter, query] of Object.entries(withMostRows))
    ids.set(filter, (await database.query<{ id: string }>(query)).rows[0]!.id)
  const idOf = (filter: string, name: string) =>
    name === largest ? ids.get(filter)! : badges.find(({ title }) => title === name)!.id
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
    const { [operation]: answer } = await ask<Record<string, Answer>>(documents.get(operation)!, variables)
    const milliseconds = performance.now() - started
    return {
      counter: (answer!.counter ?? answer!.total)!,
      rows: (answer!.items ?? answer!.item ?? answer!.winners)!.length,
      milliseconds,
    }
  }
  return {
    database,
    badges,
    idOf,
    ask: (one, page) => send(one.operation, variablesOf(one, page, idOf)),
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
  readonly winners?: readonly object[]
}

/** The variables that our client would send for a list. */
const variablesOf = ({ operation, filter, sort }: ListCase, page: number, idOf: Side['idOf']): object =>
  listOf(operation).variables({ filter: wireFilter(operation, filter, idOf), sort, page, limit })

/** One value is sent under the filter's name, several under `…In`. */
const wireFilter = (operation: Operation, filter: Filter, idOf: Side['idOf']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]) => {
      const { kind } = listOf(operation).spec.filters[name]!
      if (kind === 'reference') return [name, idOf(name, value)]
      if (kind === 'days') return [name, readDays(value)]
      return value.includes(',') ? [severalOf(name), value.split(',')] : [name, value]
    }),
  )

export function pageNumber(name: PageName, counter: number): number {
  if (name === 'first') return 1
  if (name === 'next') return 2
  return Math.max(1, Math.ceil(counter / limit / (name === 'middle' ? 2 : 1)))
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
