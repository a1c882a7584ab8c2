/** The writes that were sent and acknowledged, so that the database can be compared with them. */
import type { DecisionState } from '../../src/features/moderation/desk/desk.values.ts'
import type { Row } from './commands.ts'
import { emptyMemberJournal, type MemberJournal } from './members.ts'

export interface Write {
  readonly key: string
  readonly document: string
  readonly variables: object
  /** What it changes: a user or a post, what a command of `commands.ts` is about, or a person, whom it creates. */
  readonly change: Change | CommandChange | NewPerson
}

export interface Change {
  readonly record: Expected
  readonly status?: string
  readonly badgeId?: string
}

export interface CommandChange {
  readonly command: string
  readonly row: Row
  /** What the row is once this is acknowledged. */
  readonly becomes: object
}

export interface NewPerson {
  readonly phoneNumber: string
}

/** A decision of the desk. It is kept before it is sent: without an answer, the check finds out whether it was taken. */
export interface Decision {
  id: string | null
  readonly caseId: string
  /** Tells it from others about the same case. */
  readonly reason: string
  readonly status: string | null
  readonly secondLook: boolean
  /** How many records it changes, by its plan. */
  readonly records: number
  /** The statuses that the members of its case had before, by their ids. */
  readonly before: ReadonlyMap<string, string>
  /** By the newest answer. */
  state: DecisionState | null
  /** Where the newest request about it leads to, once all of that is carried out. */
  asked: DecisionState
}

/** The state of a record according to the acknowledged writes. */
export interface Expected {
  readonly model: 'USER' | 'POST'
  readonly id: string
  version: number
  status: string
  badgeId: string | null
  /** Number of remarks in its reason list, which equals its number of blocked details. */
  remarks: number
}

export interface Journal {
  /** Ten minutes before the load began, by a clock that need not be the database's. The decisions of the demo are older. */
  readonly since: Date
  readonly records: Map<string, Expected>
  /** People created by acknowledged writes: number in E.164 to id. */
  readonly people: Map<string, string>
  /** What was acknowledged of each command of `commands.ts`, as it should be now. */
  readonly rows: Map<string, Set<Row>>
  /** In the order in which they were taken. */
  decisions: Decision[]
  readonly members: MemberJournal
  readonly answered: { readonly write: Write; readonly answer: string }[]
  /** Sent, and killed before an answer came. */
  readonly open: Set<Write>
  acknowledged: number
  inFlight: number
  /** Of those in flight, without the commands of `commands.ts`: how many had been committed. */
  landed: number
  repeated: number
  /** Answered calls of the desk. */
  moderated: number
  /** Those of them that decided, confirmed or undid. */
  decided: number
  /** Long work that was begun, and answered. */
  runs: number
  /** Runs that a kill left in their middle, by kind, and decisions of the desk. */
  readonly interrupted: Record<string, number>
}

export function emptyJournal(): Journal {
  return {
    since: new Date(Date.now() - 600_000),
    records: new Map(),
    people: new Map(),
    rows: new Map(),
    decisions: [],
    members: emptyMemberJournal(),
    answered: [],
    open: new Set(),
    acknowledged: 0,
    inFlight: 0,
    landed: 0,
    repeated: 0,
    moderated: 0,
    decided: 0,
    runs: 0,
    interrupted: {},
  }
}
