/**
 * `npm run bench -- content`: what members read and write: a long text against many words, the first part of each list and
 * one in its middle, a post with its words and totals.
 */
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import '../../src/features/records.ts'
import { createPost } from '../../src/features/content/posts/member/post.commands.ts'
import { likePost } from '../../src/features/content/posts/member/likes.ts'
import { postsSeen } from '../../src/features/content/posts/member/post.queries.ts'
import { postOfMember } from '../../src/features/content/posts/post-of-member.rules.ts'
import '../../src/features/moderation/sensitive-words/server/checked-texts.ts'
import { isWritten, wordMatcher } from '../../src/features/moderation/sensitive-words/word-matches.ts'
import { type App, type Context, loading, ownContext } from '../../src/platform/server/context.ts'
import { type Database, openDatabase } from '../../src/platform/server/database/database.ts'
import { readOptions, withCopy } from '../harness/databases.ts'
import { median, percentile, round, say } from '../harness/figures.ts'
import { keep, machine } from '../harness/results.ts'

const options = readOptions({ words: '10000', characters: '10000', times: '200' })
const wanted = { find: 2, list: 25, post: 4 }
const at = machine()
const times = Number(options.times)

const syllables =
  'nghiện chơi bánh ráng chợ nổi trắng cấm bông hoa kem sữa phở bún tranh sương ngọc lạnh thắm xanh rượu đánh'.split(
    ' ',
  )
const syllable = () => syllables[randomInt(syllables.length)]!
const words = Array.from({ length: Number(options.words) }, (_, i) => `${syllable()} ${syllable()}${i}`)
function someText(): string {
  let text = ''
  while (text.length < Number(options.characters)) text += `${syllable()} `
  return text
}

const built = performance.now()
const find = wordMatcher(words, isWritten)
const building = round(performance.now() - built)
const texts = Array.from({ length: times + 10 }, someText)
const found = await timed(() => Promise.resolve(find(texts.pop()!)), times, processorTime)
say(
  `${options.words} words are made ready in ${building} ms, and looked for in ${said(found)} (wanted: ${wanted.find})`,
)

await withCopy(options.large, 'content', async (url) => {
  const database = await openDatabase({ databaseUrl: url, databasePool: 4, dataDir: '' })
  const db = database.kysely
  await db
    .insertInto('sensitive_words')
    .values(words.map((key) => ({ id: uuidv7(), key })))
    .execute()
  const idOf = async (column: 'place_id' | 'group_id' | 'page_id' | 'created_by') =>
    (
      await db
        .selectFrom('posts')
        .select(column)
        .where(column, 'is not', null)
        .groupBy(column)
        .orderBy(sql`count(*)`, 'desc')
        .executeTakeFirstOrThrow()
    )[column]!
  const busiest = {
    placeId: await idOf('place_id'),
    groupId: await idOf('group_id'),
    pageId: await idOf('page_id'),
    createdBy: await idOf('created_by'),
  }
  const middle = await db
    .selectFrom('posts')
    .select(['created_at', 'id'])
    .orderBy('created_at')
    .offset(450_000)
    .limit(1)
    .executeTakeFirstOrThrow()
  const people = await db.selectFrom('users').select('id').limit(500).execute()
  const app = { database: database as Database } as App
  const someone = () => contextOf(app, people[randomInt(people.length)]!.id)
  const filters = {
    all: {},
    review: { type: 'REVIEW' },
    ...Object.fromEntries(Object.entries(busiest).map(([name, id]) => [name, { [name]: id }])),
    common: { q: 'chợ' },
    rare: { q: 'zyxwv' },
  } as const
  const lists: Record<string, object> = {}
  for (const [name, filter] of Object.entries(filters))
    for (const [part, after] of [
      ['first', null],
      ['middle', { at: middle.created_at, id: middle.id }],
    ] as const) {
      const took = await timed(() => postsSeen(someone(), { first: 20, after }, filter), 20)
      lists[`${name}, ${part}`] = took
      say(`posts, ${name}, ${part}: ${said(took)} (wanted: ${wanted.list})`)
    }
  const data = postOfMember.parse({
    type: 'REVIEW',
    title: 'Chợ',
    content: someText().slice(0, 2000),
    placeId: busiest.placeId,
    rating: 5,
  })
  const writing = await timed(() => createPost(someone(), data))
  const liked = await db
    .selectFrom('posts')
    .select('id')
    .where('status', '=', 'NORMAL')
    .where('group_id', 'is', null)
    .limit(times + 20)
    .execute()
  const liking = await timed(() => likePost(someone(), liked.pop()!.id))
  say(`a review is written in ${said(writing)} (wanted: ${wanted.post}), a post liked in ${said(liking)}`)
  await keep('content', { machine: at, options, wanted, building, found, lists, writing, liking })
  await database.close()
})

/** Milliseconds of processor time that this process has used: on a busy machine, others do not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Milliseconds by a clock, after a few times that are not counted. */
async function timed(
  work: () => Promise<unknown>,
  count = times,
  clock = () => performance.now(),
): Promise<{ median: number; p95: number }> {
  const taken: number[] = []
  for (let i = -10; i < count; i++) {
    const began = clock()
    await work()
    if (i >= 0) taken.push(clock() - began)
  }
  return { median: round(median(taken)), p95: round(percentile(taken, 0.95)) }
}

function said({ median, p95 }: { readonly median: number; readonly p95: number }): string {
  return `${median} ms, p95 ${p95}`
}

function contextOf(app: App, id: string): Context {
  const viewer = { _id: id, group: 'MEMBER', badgeStatus: null, termStatus: 'NORMAL', areas: [] } as const
  const ctx: Context = { ...ownContext(app, 'bench'), viewer, load: loading(() => ctx) }
  return ctx
}
