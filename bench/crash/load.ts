import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { numberOf, sharedPassword, signIns } from '../../database/demo/sign-ins.ts'
import { type Asking, dataOf, signIn } from '../../tests/process/api-client.ts'
import type { ServerProcess } from '../../tests/process/server-process.ts'
import { demoAdmin } from '../harness/demo-admin.ts'
import { nextCommand, type Prepared, prepareCommands } from './commands.ts'
import { findProlific, moderate, moderateMany, untilDecided } from './desk.ts'
import type { Journal } from './journal.ts'
import { actUntilKilled, signInMembers } from './members.ts'
import type { Members } from './member-seed.ts'
import { findRecords } from './records.ts'
import { runLongWork, untilRunning } from './runs.ts'
import { nextRecordWrite, write } from './writer.ts'

/** Milliseconds of writing before a kill, from the moment when long work is under way. */
const writing = { least: 50, most: 1_500 }
const lanes = 4

interface Colleague {
  readonly _id: string
  readonly phoneNumber: string
}

/** What the load writes to, for all rounds. */
export interface Load {
  readonly records: Awaited<ReturnType<typeof findRecords>>
  readonly commands: Prepared
  readonly prolific: ReadonlySet<string>
  /** Another ADMIN. */
  readonly colleague: Colleague
  readonly members: Members
}

export async function findLoad(server: ServerProcess, members: Members): Promise<Load> {
  const { url } = server
  const asking = await demoAdmin(server)
  const colleague = await findColleague(url, asking)
  const prolific = await findProlific(url, await signInAs(url, colleague))
  return {
    records: await findRecords(url, asking.token, lanes, new Set([...prolific, ...members.ids])),
    commands: await prepareCommands(url, asking.token),
    prolific,
    colleague,
    members,
  }
}

const admins =
  '{ found: cmsGetUsers(limit: 10, page: 1, filter: { group: ADMIN, termStatus: NORMAL }) { items { _id phoneNumber } } }'

async function findColleague(url: string, asking: Asking): Promise<Colleague> {
  const { found } = await dataOf<{ found: { items: Colleague[] } }>(url, admins, {}, asking)
  return found.items.find(({ phoneNumber }) => phoneNumber !== numberOf(signIns.ADMIN))!
}

async function signInAs(url: string, { phoneNumber }: Colleague) {
  const { idToken: token } = await signIn(url, { phoneNumber, password: sharedPassword })
  return { token }
}

export async function writeUntilKilled(server: ServerProcess, journal: Journal, load: Load): Promise<void> {
  const stop = { stopped: false }
  const { url } = server
  const { records, prolific } = load
  const [asking, second] = await Promise.all([demoAdmin(server), signInAs(url, load.colleague)])
  const desk = { url, journal, first: asking, second, prolific }
  const moderators = [moderate(desk, stop), moderateMany(desk, stop)]
  // Under the whole load some rounds are over before anybody has read and planned what to decide.
  await untilDecided(desk)
  const writers = records.lanes.map((lane) =>
    write(url, asking, journal, () => nextRecordWrite({ ...lane, badges: records.badges }), stop),
  )
  const commands = write(url, asking, journal, () => nextCommand(load.commands), stop)
  const callers = { staff: asking, members: await signInMembers(url) }
  const acting = load.members.ids.map((_, member) =>
    actUntilKilled(url, callers, journal.members, load.members, member, stop),
  )
  const longWork = runLongWork(url, asking, journal, stop)
  const everything = Promise.all([...writers, commands, ...moderators, ...acting, longWork])
  // A fault among them is thrown at the end, when the server is gone.
  everything.catch(() => {})
  await untilRunning(url, asking)
  await wait(randomInt(writing.least, writing.most))
  server.signal('SIGKILL')
  await server.exited
  stop.stopped = true
  await everything
}
