import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, type Asking, dataOf } from '../../tests/process/api-client.ts'
import { any } from './commands.ts'
import { crashCode, type Members, phoneOf, seededPassword } from './member-seed.ts'
import { answerFor, askPatiently, type Stop } from './ask-patiently.ts'

/** What a member did, or staff with what a member wrote. It is kept before it is sent. */
export interface MemberWrite {
  readonly kind: Kind
  /** Of the lane that sends it; staff change posts in the lane of the author. */
  readonly member: number
  readonly document: string
  readonly variables: Readonly<Record<string, string>>
  /** Names the request, so that it can be sent again: the Idempotency-Key, and the request of a spin. */
  readonly key: string
}

export interface MemberJournal {
  readonly acknowledged: { readonly write: MemberWrite; readonly answer: string; readonly id: string }[]
  readonly open: Set<MemberWrite>
  /** Ids of the members' posts that others like and comment on, and of those that staff block and restore. */
  readonly posts: string[][]
  readonly moderated: Map<string, 'NORMAL' | 'BLOCKED'>[]
  /** Which member likes which posts. */
  readonly likes: Set<string>[]
  /** The next printed code of each lane. */
  readonly codes: number[]
  repeated: number
}

const each = <T>(make: () => T): T[] => Array.from({ length: lanesOfMembers }, make)
export const lanesOfMembers = 3

export const emptyMemberJournal = (): MemberJournal => ({
  acknowledged: [],
  open: new Set(),
  posts: each(() => []),
  moderated: each(() => new Map()),
  likes: each(() => new Set()),
  codes: each(() => 0),
  repeated: 0,
})

const documents = {
  post: `mutation ($content: String!) { done: createPost(data: { type: STATUS, content: $content }) {
    post { _id } points { amount reason } } }`,
  comment: `mutation ($post: ID!, $content: String!) { done: commentPost(data: { postId: $post, content: $content }) {
    comment { _id } points { amount } } }`,
  like: 'mutation ($post: ID!) { done: likePost(_id: $post) { _id } }',
  unlike: 'mutation ($post: ID!) { done: unlikePost(_id: $post) { _id } }',
  buy: 'mutation ($voucher: ID!) { done: buyVoucher(_id: $voucher) { redemption { _id code } } }',
  enter: 'mutation ($code: String!) { done: enterVoucherCode(code: $code) { _id code } }',
  spin: `mutation ($wheel: ID!, $request: String!) { done: spin(wheelId: $wheel, requestId: $request) {
    spinId won { prizeId point code } turnsLeft } }`,
  moderate: `mutation ($post: ID!, $to: TermStatus!) {
    done: cmsSetTermStatus(_id: $post, model: POST, termStatus: $to, reason: "Spam") { _id termStatus } }`,
} as const
type Kind = keyof typeof documents

/** Writes one thing after another as this member until the server is gone. */
export async function actUntilKilled(
  url: string,
  callers: Callers,
  journal: MemberJournal,
  members: Members,
  member: number,
  stop: Stop,
): Promise<void> {
  while (!stop.stopped) {
    const next = nextWrite(journal, members, member)
    journal.open.add(next)
    const answer = await answerFor(stop, () => send(url, callers, next))
    if (!answer) return
    const fault = acknowledge(journal, next, answer)
    if (fault) throw new Error(fault)
    if (stop.pause) await wait(stop.pause)
  }
}

function nextWrite(journal: MemberJournal, members: Members, member: number): MemberWrite {
  const key = randomUUID()
  const made = (kind: Kind, variables: MemberWrite['variables']): MemberWrite => ({
    kind,
    member,
    document: documents[kind],
    variables,
    key,
  })
  const others = journal.posts.flatMap((posts, lane) => (lane === member ? [] : posts))
  const [choice, { length }] = [randomInt(10), others]
  if (choice < 2 || length === 0) return made('post', { content: `crash ${key}` })
  if (choice === 2) return made('comment', { post: any(others), content: `crash ${key}` })
  if (choice < 5) {
    const post = any(others)
    return made(journal.likes[member]!.has(post) ? 'unlike' : 'like', { post })
  }
  if (choice < 7) return made('spin', { wheel: members.wheel, request: key })
  if (choice === 7) return made('enter', { code: crashCode(member, journal.codes[member]!++) })
  const moderated = [...journal.moderated[member]!]
  if (choice === 8 && moderated.length > 0) {
    const [post, status] = any(moderated)
    return made('moderate', { post, to: status === 'BLOCKED' ? 'NORMAL' : 'BLOCKED' })
  }
  return made('buy', { voucher: members.voucher })
}

export interface Callers {
  readonly staff: Asking
  readonly members: readonly Asking[]
}

interface Done {
  readonly done: {
    readonly _id?: string
    readonly spinId?: string
    readonly post?: { readonly _id: string }
    readonly comment?: { readonly _id: string }
    readonly redemption?: { readonly _id: string }
  }
}

function send(url: string, { staff, members }: Callers, write: MemberWrite): Promise<Answer<Done>> {
  const { kind, member, document, variables, key } = write
  if (kind === 'moderate') return askPatiently<Done>(url, document, variables, { ...staff, idempotencyKey: key })
  // A spin has its own name for its request.
  const named = kind === 'spin' ? {} : { idempotencyKey: key }
  return askPatiently<Done>(`${url}/app`, document, variables, { ...members[member]!, ...named })
}

function acknowledge(journal: MemberJournal, write: MemberWrite, { data, errors }: Answer<Done>): string | null {
  journal.open.delete(write)
  if (errors) return `${write.kind} of a member was refused: ${JSON.stringify(errors)}`
  const { done } = data
  const id = (done._id ?? done.spinId ?? done.post?._id ?? done.comment?._id ?? done.redemption?._id)!
  journal.acknowledged.push({ write, answer: JSON.stringify(data), id })
  const { member, variables } = write
  if (write.kind === 'like') journal.likes[member]!.add(variables.post!)
  if (write.kind === 'unlike') journal.likes[member]!.delete(variables.post!)
  if (write.kind === 'moderate') journal.moderated[member]!.set(variables.post!, variables.to as 'NORMAL')
  if (write.kind !== 'post') return null
  const count = journal.posts[member]!.length + journal.moderated[member]!.size
  if (count % 3 === 1) journal.moderated[member]!.set(id, 'NORMAL')
  else journal.posts[member]!.push(id)
  return null
}

export async function signInMembers(url: string): Promise<Asking[]> {
  const login = 'mutation ($data: LoginInput!) { login(data: $data) { idToken } }'
  return Promise.all(
    Array.from({ length: lanesOfMembers }, async (_, member) => {
      const data = { phoneNumber: phoneOf(member), password: seededPassword }
      const { login: tokens } = await dataOf<{ login: { idToken: string } }>(`${url}/app`, login, { data })
      return { token: tokens.idToken }
    }),
  )
}

/** Sends what had no answer again, each under its name, and some of what had one: that must get the same answer. */
export async function settleMembers(url: string, callers: Callers, journal: MemberJournal): Promise<string[]> {
  const faults: string[] = []
  for (const write of journal.open) {
    const fault = acknowledge(journal, write, await send(url, callers, write))
    if (fault) faults.push(`sent again after the kill: ${fault}`)
  }
  for (let i = 0; i < Math.min(20, journal.acknowledged.length); i++) {
    const { write, answer } = any(journal.acknowledged)
    const again = JSON.stringify((await send(url, callers, write)).data)
    journal.repeated++
    if (again !== answer) faults.push(`a repeated ${write.kind} was answered ${again}, and before ${answer}`)
  }
  return faults
}
