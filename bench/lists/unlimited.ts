/** Measured without a limit: searches for rare and for common words, and for one or two characters. */
import { median, percentile, round, say } from '../harness/figures.ts'
import type { ListCase } from './cases.ts'
import { largest } from './measured.ts'
import { plansOf } from './plans.ts'
import type { Page, Side } from './side.ts'

const newest = { type: 'CREATED_AT', dir: 'DESC' } as const
const users: ListCase = { operation: 'cmsGetUsers', filter: {}, sort: newest }
const posts: ListCase = { operation: 'cmsGetPosts', filter: {}, sort: newest }

interface Unlimited {
  readonly what: string
  readonly large: { readonly p50: number; readonly p95: number; readonly counter: number }
  readonly small: { readonly p50: number; readonly p95: number; readonly counter: number }
  readonly plans: readonly string[]
}

export async function measureUnlimited(
  large: Side,
  small: Side,
  times: number,
  withPlans: boolean,
): Promise<Unlimited[]> {
  const found: Unlimited[] = []
  const measure = async (what: string, ask: (side: Side) => Promise<Page>, plans: () => Promise<string[]>) => {
    const taken = { large: [] as Page[], small: [] as Page[] }
    for (let i = 0; i < times; i++) {
      taken.large.push(await ask(large))
      taken.small.push(await ask(small))
    }
    const figures = (pages: Page[]) => {
      const milliseconds = pages.map((page) => page.milliseconds)
      return {
        p50: round(median(milliseconds), 1),
        p95: round(percentile(milliseconds, 0.95), 1),
        counter: pages[0]!.counter,
      }
    }
    const outcome = {
      what,
      large: figures(taken.large),
      small: figures(taken.small),
      plans: withPlans ? await plans() : [],
    }
    found.push(outcome)
    say(
      `\n${what}: ${outcome.large.p95} ms of ${outcome.large.counter}; small ${outcome.small.p95} ms of ${outcome.small.counter}`,
    )
    for (const plan of outcome.plans) say(plan)
  }
  for (const [one, kind] of await searches(large)) {
    await measure(
      `${one.operation}, search for ${kind}`,
      (side) => side.ask(one, 1),
      () => plansOf(large, one, 1),
    )
  }
  return found
}

/** A rare word is one person's e-mail name or a post's longest word; a common one is in a good share of all rows. */
async function searches({ database }: Side): Promise<[ListCase, string][]> {
  const one = async (sql: string) => (await database.query<{ word: string }>(sql)).rows[0]!.word
  const person = await one(
    `select split_part(email, '@', 1) as word from users where email is not null order by id offset 1000 limit 1`,
  )
  const title = await one(`select title as word from posts order by length(title) desc, id limit 1`)
  const frequent = (table: string, column: string) =>
    one(
      `select word from (select ${column} as t from ${table} tablesample system (1)) s, regexp_split_to_table(t, '\\s+') word where length(word) > 2 group by 1 order by count(*) desc limit 1`,
    )
  const people = (query: string): ListCase => ({ ...users, filter: { query } })
  const titles = (q: string): ListCase => ({ ...posts, filter: { q } })
  return [
    [people(person), 'a rare word'],
    [people(await frequent('users', 'full_name')), 'a common word'],
    [titles(title), 'a rare word'],
    [titles(await frequent('posts', 'title')), 'a common word'],
    ...['a', 'an', '7', '09', '@'].flatMap((text) =>
      [people(text), titles(text), ...others(text)].map((one): [ListCase, string] => [one, `'${text}'`]),
    ),
  ]
}

const others = (q: string): ListCase[] => [
  { operation: 'cmsPartnerProducts', filter: { q }, sort: newest },
  { operation: 'cmsVouchers', filter: { q }, sort: newest },
  { operation: 'cmsListLuckyWheelWinners', filter: { q, wheelId: largest }, sort: { type: 'WON_AT', dir: 'DESC' } },
]
