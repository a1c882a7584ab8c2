import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { mostStepsInRequest, type DecisionState } from '../../src/features/moderation/desk/desk.values.ts'
import { ask, type Asking } from '../../tests/process/api-client.ts'
import * as documents from './desk-documents.ts'
import type { Decision, Journal } from './journal.ts'

/** Posts that are hidden along with one: enough for the job, and too few for a second look. */
const hidePosts = mostStepsInRequest + 5

interface Case {
  readonly _id: string
  readonly version: number
  readonly creator: { readonly _id: string } | null
  readonly members: readonly { readonly _id: string; readonly termStatus: string }[]
}

interface DecisionInput {
  readonly status: string | null
  readonly secondLook?: boolean | undefined
  readonly hidePosts?: number
}

interface Answered {
  readonly _id: string
  readonly state: DecisionState
}

export interface Desk {
  readonly url: string
  readonly journal: Journal
  /** Decides about comments. */
  readonly first: Asking
  /** Confirms that, and decides about posts of `prolific`. */
  readonly second: Asking
  /** People with so many posts that a job hides them. Nobody else in the load writes to those. */
  readonly prolific: ReadonlySet<string>
}

type Stop = { stopped: boolean }

/** Decides about comments and undoes it, again and again, until the server is gone. */
export const moderate = (desk: Desk, stop: Stop) =>
  untilGone(async () => {
    for (const waiting of desk.journal.decisions.filter(({ state }) => state === 'WAITING')) {
      await readState(desk, waiting)
      if (waiting.state === 'WAITING') await confirm(desk, waiting)
    }
    for (let i = desk.journal.decisions.length; !stop.stopped; i++) {
      const found = await send<Case | null>(desk, desk.first, documents.claimNext)
      if (!found) throw new Refused('no case of a comment is open')
      const input = aboutComments[i % aboutComments.length]!
      const secondLook = input.secondLook && (await mayConfirm(desk, found))
      const decision = await decide(desk, desk.first, found, { ...input, secondLook })
      if (decision!.state === 'WAITING') await confirm(desk, decision!)
      await undo(desk, desk.first, decision!)
    }
  })

/** Who may not confirm a decision, because it is about them or they reported it, may not plan one either. */
async function mayConfirm({ url, second }: Desk, { _id }: Case): Promise<boolean> {
  const { errors } = await ask(url, documents.plan, { _id, decision: { status: 'HIDDEN' } }, second)
  return errors?.[0]!.extensions.code !== 'FORBIDDEN'
}

const aboutComments: readonly DecisionInput[] = [
  { status: 'HIDDEN', secondLook: true },
  { status: null },
  { status: 'HIDDEN' },
]

/** Hides many posts and undoes it: the job needs longer for that than most rounds last. */
export const moderateMany = (desk: Desk, stop: Stop) =>
  untilGone(async () => {
    let last = desk.journal.decisions.findLast(({ records }) => records > mostStepsInRequest) ?? null
    while (!stop.stopped) {
      if (last && last.state !== 'UNDONE') await readState(desk, last)
      if (!last || last.state === 'UNDONE') last = await decideMany(desk)
      else if (last.state === 'APPLIED') await undo(desk, desk.second, last)
      else await wait(100)
    }
  })

async function decideMany(desk: Desk): Promise<Decision> {
  const { items } = await send<{ items: Case[] }>(desk, desk.second, documents.openPosts)
  for (const { _id } of items.filter(({ creator }) => creator && desk.prolific.has(creator._id))) {
    // Near duplicates join no case that somebody works on.
    const found = await send<Case>(desk, desk.second, documents.claim, { _id })
    const decision = await decide(desk, desk.second, found, { status: 'HIDDEN', hidePosts }, mostStepsInRequest + 1)
    if (decision) return decision
  }
  throw new Refused('no author has enough posts')
}

/** People with an open case of a post whose decision would also hide many of their posts. */
export async function findProlific(url: string, asking: Asking): Promise<Set<string>> {
  const { data } = await ask<{ done: { items: Case[] } }>(url, documents.openPosts, {}, asking)
  const found = new Set<string>()
  for (const { _id, creator } of data.done.items) {
    const planned = { _id, decision: { status: 'HIDDEN', hidePosts } }
    const { data, errors } = await ask<{ done: { records: number } }>(url, documents.plan, planned, asking)
    if (!errors && creator && data.done.records > mostStepsInRequest) found.add(creator._id)
  }
  return found
}

/** @returns null if it would change fewer records than `least` */
async function decide(
  desk: Desk,
  asking: Asking,
  found: Case,
  input: DecisionInput,
  least = 0,
): Promise<Decision | null> {
  const { _id, version, members } = found
  const reason = randomUUID()
  const planned = { _id, decision: { ...input, reason } }
  const { hash: planHash, records } = await send<{ hash: string; records: number }>(
    desk,
    asking,
    documents.plan,
    planned,
  )
  if (records < least) return null
  const decision: Decision = {
    id: null,
    caseId: _id,
    reason,
    status: input.status,
    secondLook: input.secondLook ?? false,
    records,
    before: new Map(members.map(({ _id, termStatus }) => [_id, termStatus])),
    state: null,
    asked: input.secondLook ? 'WAITING' : 'APPLIED',
  }
  desk.journal.decisions.push(decision)
  const answered = await send<Answered>(desk, asking, documents.decide, { ...planned, version, planHash })
  decision.id = answered._id
  keep(desk, decision, answered)
  return decision
}

/** A job changes it, or the server was killed before it could answer. */
async function readState(desk: Desk, decision: Decision): Promise<void> {
  const found = await send<{ decision: Answered }>(desk, desk.second, documents.seeCase, { _id: decision.caseId })
  decision.state = found.decision.state
}

async function confirm(desk: Desk, decision: Decision): Promise<void> {
  decision.asked = 'APPLIED'
  keep(desk, decision, await send<Answered>(desk, desk.second, documents.confirm, { _id: decision.id }))
}

async function undo(desk: Desk, asking: Asking, decision: Decision): Promise<void> {
  decision.asked = 'UNDONE'
  const undone = await send<Answered>(desk, asking, documents.undo, { _id: decision.id })
  keep(desk, decision, undone)
}

function keep({ journal }: Desk, decision: Decision, { state }: Answered): void {
  decision.state = state
  journal.decided++
}

/** Waits until both moderators have decided, but not for ever. */
export async function untilDecided({ journal }: Desk): Promise<void> {
  const enough = journal.decided + 2
  for (let tries = 0; tries < 250 && journal.decided < enough; tries++) await wait(20)
}

class Refused extends Error {}

/** Nobody else writes to these records, so a refusal is a fault. */
async function send<T>({ url, journal }: Desk, asking: Asking, document: string, variables: object = {}): Promise<T> {
  const { data, errors } = await ask<{ done: T }>(url, document, variables, asking)
  if (errors?.[0]!.extensions.code === 'UNAVAILABLE') throw new Error('on a busy machine this moderator ends the round')
  if (errors) throw new Refused(errors[0]!.message)
  journal.moderated++
  return data.done
}

async function untilGone(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (error instanceof Refused) throw error
  }
}

/** Waits until the server has finished what a kill left half done. Returns what is wrong. */
export async function untilSettled(url: string, asking: Asking, { interrupted }: Journal): Promise<string[]> {
  for (let tries = 0; tries < 120; tries++) {
    const { data } = await ask<Record<'applying' | 'undoing', { total: number }>>(url, documents.unfinished, {}, asking)
    const left = data.applying.total + data.undoing.total
    if (tries === 0 && left > 0) interrupted.DECISION = (interrupted.DECISION ?? 0) + left
    if (left === 0) return []
    await wait(250)
  }
  return ['a decision of the desk was not finished within 30 s of the start']
}
