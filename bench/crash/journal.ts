/** The writes that were sent and acknowledged, so that the database can be compared with them. */

export interface Write {
  readonly key: string
  readonly document: string
  readonly variables: object
  /** The record that it changes; a write without one creates a person. */
  readonly change: Change | null
  readonly phoneNumber?: string
}

export interface Change {
  readonly record: Expected
  readonly status?: string
  readonly badgeId?: string
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
  readonly records: Map<string, Expected>
  /** People created by acknowledged writes: number in E.164 to id. */
  readonly people: Map<string, string>
  readonly answered: { readonly write: Write; readonly answer: string }[]
  /** Sent, and killed before an answer came. */
  readonly open: Set<Write>
  acknowledged: number
  inFlight: number
  landed: number
  repeated: number
  /** Answered calls of the desk. */
  moderated: number
  /** Long work that was begun, and answered. */
  runs: number
  /** Runs that a kill left in their middle, by kind. */
  readonly interrupted: Record<string, number>
}

export function emptyJournal(): Journal {
  return {
    records: new Map(),
    people: new Map(),
    answered: [],
    open: new Set(),
    acknowledged: 0,
    inFlight: 0,
    landed: 0,
    repeated: 0,
    moderated: 0,
    runs: 0,
    interrupted: {},
  }
}
