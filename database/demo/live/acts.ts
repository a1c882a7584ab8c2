import type { PostType as DemoPostType } from '../texts/compose.ts'
import { composeComment, composePost, composeReport } from '../texts/compose.ts'
import { pickSpot, spots } from '../texts/places.ts'
import type { Answer } from './app-client.ts'
import type { LiveMember } from './live-member.ts'
import { type Act, type ActKind, ringSize } from './story.ts'
import { documents } from './documents.ts'

/** How each act is carried out, through the app's API alone. */

interface Playing extends Act {
  readonly me: LiveMember
  readonly all: readonly LiveMember[]
}

interface Seen {
  readonly _id: string
  readonly title: string
}

/** One of the newest posts, if there is one. It may be one's own, which the server does not let one report. */
async function seenPost({ me, random }: Playing): Promise<Seen | undefined> {
  const { data } = await me.ask(documents.feed)
  const items = (data?.posts as { items: Seen[] } | undefined)?.items ?? []
  return items.length > 0 ? random.pick(items) : undefined
}

/** Nothing could be done: no post, no voucher, no record of one's own. */
const nothing: Answer = { data: null, code: undefined, message: undefined }

const listOf = <T>({ data }: Answer, name: string): readonly T[] => (data?.[name] as { items: T[] } | null)?.items ?? []

async function write(playing: Playing, type: DemoPostType, more: object = {}): Promise<Answer> {
  const { me, random } = playing
  const spot = spots[pickSpot(random)]!
  const { title, content } = composePost(random, type, random.chance(0.8) ? 'vi' : 'en', spot, random.between(1, 12))
  const data = { type, title, content, ...more }
  return me.ask(documents.write, { data })
}

async function review(playing: Playing): Promise<Answer> {
  const { me, random } = playing
  const places = listOf<{ _id: string }>(await me.ask(documents.places), 'places')
  if (places.length === 0) return nothing
  const type = random.chance(0.7) ? 'REVIEW' : 'CHECK_IN'
  const rating = type === 'REVIEW' ? { rating: random.between(3, 5) } : {}
  return write(playing, type, { placeId: random.pick(places)._id, ...rating })
}

const reasons = ['SPAM', 'FAKE_NEWS', 'HARASSMENT', 'SOMETHING_ELSE'] as const

async function report(playing: Playing, by: readonly LiveMember[]): Promise<Answer> {
  const post = await seenPost(playing)
  if (!post) return nothing
  const { random } = playing
  const reason = random.pick(reasons)
  let last = nothing
  for (const member of by) {
    const message = composeReport(random, reason, 'vi')
    last = await member.ask(documents.report, { data: { _id: post._id, model: 'POST', reason, message } })
  }
  return last
}

/** Some members after each other, beginning with the one whose act it is: a ring agrees on whom to report. */
const ringOf = ({ member, all }: Playing) =>
  Array.from({ length: Math.min(ringSize, all.length) }, (_, i) => all[(member + i) % all.length]!)

async function spin({ me, random }: Playing): Promise<Answer> {
  const { data } = await me.ask(documents.wheel)
  const wheel = data?.wheel as { _id: string } | null | undefined
  if (!wheel) return nothing
  const requestId = `live-${Math.floor(random.next() * 1e9)}`
  return me.ask(documents.spin, { wheelId: wheel._id, requestId })
}

async function buy({ me, random }: Playing): Promise<Answer> {
  const offered = listOf<{ _id: string }>(await me.ask(documents.vouchers), 'vouchers')
  if (offered.length === 0) return nothing
  return me.ask(documents.buy, random.pick(offered))
}

async function use({ me }: Playing): Promise<Answer> {
  const mine = listOf<{ _id: string }>(await me.ask(documents.myVouchers), 'myVouchers')
  if (!mine[0]) return nothing
  return me.ask(documents.use, { redemptionId: mine[0]._id })
}

interface Own {
  readonly _id: string
  readonly model: string
  readonly appealableUntil: string | null
}

async function appeal({ me }: Playing): Promise<Answer> {
  const records = listOf<Own>(await me.ask(documents.myRecords), 'myRecords')
  const record = records.find(({ appealableUntil }) => appealableUntil !== null)
  if (!record) return nothing
  const message = 'Bài của mình chỉ kể lại chuyến đi, xin xem lại giúp mình.'
  const data = { _id: record._id, model: record.model, message }
  return me.ask(documents.appeal, { data })
}

async function like(playing: Playing): Promise<Answer> {
  const post = await seenPost(playing)
  return post ? playing.me.ask(documents.like, { _id: post._id }) : nothing
}

async function comment(playing: Playing): Promise<Answer> {
  const post = await seenPost(playing)
  if (!post) return nothing
  const { random, me } = playing
  const { text } = composeComment(random, random.chance(0.85) ? 'vi' : 'en', spots[pickSpot(random)]!, new Set())
  const data = { postId: post._id, content: text }
  return me.ask(documents.comment, { data })
}

const acts: Readonly<Record<ActKind, (playing: Playing) => Promise<Answer>>> = {
  READ: ({ me }) => me.ask(documents.feed),
  POST: (playing) => write(playing, playing.random.pick(['STATUS', 'DISCOVERY'] as const)),
  REVIEW: review,
  COMMENT: comment,
  LIKE: like,
  REPORT: (playing) => report(playing, [playing.me]),
  RING: (playing) => report(playing, ringOf(playing)),
  SPIN: spin,
  BUY: buy,
  USE: use,
  ENTER_CODE: ({ me, random }) => me.ask(documents.enterCode, { code: `GUESS-${random.between(1000, 9999)}` }),
  INBOX: async ({ me }) => {
    await me.ask(documents.inbox)
    return me.ask(documents.read, { until: new Date().toISOString() })
  },
  APPEAL: appeal,
}

/** Carries out an act of one of the members. */
export const play = (act: Act, all: readonly LiveMember[]): Promise<Answer> =>
  acts[act.kind]({ ...act, all, me: all[act.member]! })
