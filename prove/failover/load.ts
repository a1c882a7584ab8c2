/** Writes of staff and of members through HAProxy that never stop, and what must hold meanwhile. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Stop } from '../../bench/crash/ask-patiently.ts'
import { any } from '../../bench/crash/commands.ts'
import { emptyJournal, type Journal } from '../../bench/crash/journal.ts'
import type { Members } from '../../bench/crash/member-seed.ts'
import { actUntilKilled, type Callers, signInMembers } from '../../bench/crash/members.ts'
import { findRecords } from '../../bench/crash/records.ts'
import { nextRecordWrite, write } from '../../bench/crash/writer.ts'
import { numberOf, signIns } from '../../database/demo/sign-ins.ts'
import { ask, dataOf, type SignedIn, signIn } from '../../tests/process/api-client.ts'
import { readOwnWrites } from '../own-writes.ts'
import { holdStream, type Stream } from './stream.ts'

export interface Load {
  readonly journal: Journal
  readonly callers: Callers
  readonly streams: readonly Stream[]
  /** Sessions that must outlast everything. */
  readonly sessions: readonly SignedIn[]
  /** Answers that nobody should get, in words. */
  readonly wrong: string[]
  /** How many reads were compared. */
  reads(): number
  /** The moments, by `performance.now()`, at which writes of staff and of members were acknowledged. */
  readonly acknowledgedAt: Readonly<Record<'staff' | 'members', readonly number[]>>
  /** Ends it, and waits for the last answers. */
  stop(): Promise<void>
}

const lanes = 2
/** Milliseconds between an answer and the next request of the same lane. */
const pause = 40
const sessionsHeld = 4

/**
 * @param url HAProxy's address of the product, whose demo has these members
 * @param journal what an earlier load has written to the same database
 */
export async function startLoad(url: string, members: Members, journal = emptyJournal()): Promise<Load> {
  const credentials = { ...signIns.ADMIN, phoneNumber: numberOf(signIns.ADMIN) }
  const sessions = await Promise.all(Array.from({ length: sessionsHeld }, () => signIn(url, credentials)))
  const [first] = sessions as [SignedIn]
  const staff = { token: first.idToken, personId: first.idTokenPayload.user._id }
  const callers = { staff, members: await signInMembers(url) }
  const { lanes: records, badges } = await findRecords(url, staff.token, lanes, new Set(members.ids))
  const stop: Stop = { stopped: false, pause }
  const acknowledgedAt = { staff: [] as number[], members: [] as number[] }
  const wrong: string[] = []
  let reads = 0

  const note = async () => {
    let [ofStaff, ofMembers] = [journal.acknowledged, journal.members.acknowledged.length]
    while (!stop.stopped) {
      if (journal.acknowledged > ofStaff) acknowledgedAt.staff.push(performance.now())
      if (journal.members.acknowledged.length > ofMembers) acknowledgedAt.members.push(performance.now())
      ;[ofStaff, ofMembers] = [journal.acknowledged, journal.members.acknowledged.length]
      await wait(10)
    }
  }
  /** Nobody may read an older state than one that was acknowledged before they asked. */
  const read = async () => {
    while (!stop.stopped) {
      await wait(pause)
      const written = [...journal.records.values()].filter(({ model }) => model === 'USER')
      if (written.length === 0) continue
      const record = any(written)
      const { version, id } = record
      const query = `{ seen: cmsGetUser(userId: "${id}") { version } }`
      const answer = await ask<{ seen: { version: number } | null }>(url, query, {}, staff).catch(() => null)
      if (answer === null || answer.errors?.[0]?.extensions.code === 'UNAVAILABLE') continue
      reads++
      if (!answer.data?.seen || answer.data.seen.version < version)
        wrong.push(`${id} was read as ${JSON.stringify(answer.data ?? answer.errors)}, and had version ${version}`)
    }
  }
  const streams = await Promise.all(sessions.slice(0, 2).map(({ idToken }) => holdStream(`${url}/live`, idToken)))
  const everything = [
    ...records.map((lane) => write(url, staff, journal, () => nextRecordWrite({ ...lane, badges }), stop)),
    ...members.ids.map((_, member) => actUntilKilled(url, callers, journal.members, members, member, stop)),
    read(),
    read(),
    readOwnWrites({ url, token: staff.token }, stop, (found) => {
      reads++
      if (found !== null) wrong.push(found)
    }),
    note(),
  ]
  // What a lane threw is a wrong answer; the others go on.
  const ended = Promise.all(everything.map((lane) => lane.catch((error: Error) => void wrong.push(error.message))))
  return {
    journal,
    callers,
    streams,
    sessions,
    wrong,
    reads: () => reads,
    acknowledgedAt,
    async stop() {
      stop.stopped = true
      await ended
      for (const stream of streams) stream.close()
    },
  }
}

const me = '{ me { _id } }'
const refresh = 'mutation ($token: String!) { refreshToken(refreshToken: $token) { idToken } }'

/** How many of the sessions no longer work: with their id token, and for getting a new one. */
export async function lostSessions(url: string, sessions: readonly SignedIn[]): Promise<number> {
  let lost = 0
  for (const { idToken, refreshToken } of sessions) {
    const works = await dataOf(url, me, {}, { token: idToken })
      .then(() => dataOf<{ refreshToken: SignedIn }>(url, refresh, { token: refreshToken }))
      .then(({ refreshToken: { idToken: token } }) => dataOf(url, me, {}, { token }))
      .catch(() => null)
    if (works === null) lost++
  }
  return lost
}
