import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Answer, Asking } from '../../tests/process/api-client.ts'
import { any, keepCommand } from './commands.ts'
import type { Expected, Journal, Write } from './journal.ts'
import { answerFor, askPatiently, type Stop } from './ask-patiently.ts'

const setStatus = /* GraphQL */ `
  mutation ($id: ID!, $model: TermModel!, $to: TermStatus!) {
    changed: cmsSetTermStatus(_id: $id, model: $model, termStatus: $to, reason: "Spam") {
      version
      termStatus
    }
  }
`
const assignBadge = /* GraphQL */ `
  mutation ($id: ID!, $badgeId: ID!) {
    changed: cmsAssignBadge(userId: $id, badgeId: $badgeId) {
      user {
        version
      }
    }
  }
`
const createUser = /* GraphQL */ `
  mutation ($data: NewUserInput!) {
    changed: registerForImporter(data: $data) {
      user {
        _id
      }
    }
  }
`

interface Changed {
  /** Of a command of `commands.ts`. */
  readonly done?: unknown
  readonly changed: { readonly version?: number; readonly user?: { readonly _id?: string; readonly version?: number } }
}

export interface Lane {
  readonly users: readonly Expected[]
  readonly posts: readonly Expected[]
  readonly badges: readonly string[]
}

/** Acknowledged requests that are sent once more after each kill. */
const repeats = 20

/** Writes one change after another until the server is gone. Each is recorded before it is sent. */
export async function write(
  url: string,
  asking: Asking,
  journal: Journal,
  nextWrite: () => Write,
  stop: Stop,
): Promise<void> {
  while (!stop.stopped) {
    const next = nextWrite()
    journal.open.add(next)
    const answer = await answerFor(stop, () => send(url, asking, next))
    if (!answer) {
      journal.inFlight++
      return
    }
    const fault = acknowledge(journal, next, answer)
    if (fault) throw new Error(fault)
    if (stop.pause) await wait(stop.pause)
  }
}

/**
 * Sends unanswered writes again under the same key: each must have one effect, whether or not it was committed before.
 */
export async function settle(url: string, asking: Asking, journal: Journal): Promise<string[]> {
  const faults: string[] = []
  for (const open of journal.open) {
    if (await hasLanded(url, asking, open)) journal.landed++
    const fault = acknowledge(journal, open, await send(url, asking, open))
    if (fault) faults.push(`a request sent again after the kill: ${fault}`)
  }
  return faults
}

/**
 * Sends earlier answered requests once more: they must get the same answer and (checked in the database) have no
 * effect.
 */
export async function repeatSome(url: string, asking: Asking, journal: Journal): Promise<string[]> {
  const faults: string[] = []
  for (let i = 0; i < Math.min(repeats, journal.answered.length); i++) {
    const { write: earlier, answer } = journal.answered[randomInt(journal.answered.length)]!
    const again = JSON.stringify((await send(url, asking, earlier)).data)
    journal.repeated++
    if (again !== answer) faults.push(`a repeated request was answered ${again}, and before ${answer}`)
  }
  return faults
}

export function nextRecordWrite({ users, posts, badges }: Lane): Write {
  const key = randomUUID()
  const kind = randomInt(10)
  if (kind === 0) {
    const phoneNumber = `+8496${String(randomInt(10_000_000)).padStart(7, '0')}`
    const data = { fullName: 'Người Qua Đường', phoneNumber, password: 'qua-duong-1' }
    return { key, document: createUser, variables: { data }, change: { phoneNumber } }
  }
  // Whoever is BLOCKED receives no badge.
  const receivers = users.filter(({ status }) => status !== 'BLOCKED')
  if (kind < 4 && receivers.length > 0) {
    const record = any(receivers)
    const badgeId = any(badges.filter((badge) => badge !== record.badgeId))
    return { key, document: assignBadge, variables: { id: record.id, badgeId }, change: { record, badgeId } }
  }
  const record = any(kind < 7 ? users : posts)
  const status = record.status === 'BLOCKED' ? 'NORMAL' : 'BLOCKED'
  return {
    key,
    document: setStatus,
    variables: { id: record.id, model: record.model, to: status },
    change: { record, status },
  }
}

function send(url: string, asking: Asking, { document, variables, key }: Write): Promise<Answer<Changed>> {
  return askPatiently<Changed>(url, document, variables, { ...asking, idempotencyKey: key })
}

/**
 * Records an answer. Returns what is wrong with it: a version that is not the next one shows a lost or a doubled write.
 */
function acknowledge(journal: Journal, done: Write, { data, errors }: Answer<Changed>): string | null {
  journal.open.delete(done)
  if (errors) return `refused: ${errors.map(({ message }) => message).join('; ')}`
  journal.acknowledged++
  journal.answered.push({ write: done, answer: JSON.stringify(data) })
  const { change } = done
  if ('command' in change) {
    keepCommand(journal, change, data.done)
    return null
  }
  if ('phoneNumber' in change) {
    journal.people.set(change.phoneNumber, data.changed.user!._id!)
    return null
  }
  const { record, status, badgeId } = change
  const version = data.changed.version ?? data.changed.user?.version
  if (version !== record.version + 1)
    return `${record.model} ${record.id} came to version ${version} from ${record.version}`
  record.version = version
  if (status) {
    record.status = status
    record.remarks++
  }
  if (badgeId) record.badgeId = badgeId
  journal.records.set(record.id, record)
  return null
}

const seeUser = /* GraphQL */ `
  query ($id: ID!) {
    seen: cmsGetUser(userId: $id) {
      version
    }
  }
`
const seePost = /* GraphQL */ `
  query ($id: ID!) {
    seen: cmsGetPost(_id: $id) {
      version
    }
  }
`
const seePhone = /* GraphQL */ `
  query ($id: String!) {
    seen: cmsFindUserByPhone(phoneNumber: $id) {
      version
    }
  }
`

/** Whether a write without an answer was committed. Of commands only the check knows. */
async function hasLanded(url: string, asking: Asking, { change }: Write): Promise<boolean> {
  if ('command' in change) return false
  const record = 'record' in change ? change.record : null
  const document = record ? (record.model === 'USER' ? seeUser : seePost) : seePhone
  const id = 'record' in change ? change.record.id : change.phoneNumber
  const { data, errors } = await askPatiently<{ seen: { version: number } | null }>(url, document, { id }, asking)
  if (errors) throw new Error(errors[0]!.message)
  return record ? data.seen!.version > record.version : data.seen !== null
}
