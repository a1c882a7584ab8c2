/** What the writer was told, and what must therefore be in the database. */

export interface Write {
  readonly key: string
  readonly document: string
  readonly variables: object
  /** The record that it changes; a write without one makes a person. */
  readonly change: Change | null
  readonly phoneNumber?: string
}

export interface Change {
  readonly record: Expected
  readonly status?: string
  readonly badgeId?: string
}

/** A record as the acknowledged writes left it. */
export interface Expected {
  readonly model: 'USER' | 'POST'
  readonly id: string
  version: number
  status: string
  badgeId: string | null
  /** Remarks in its reason list, of which as many rows of blocked details tell. */
  remarks: number
}

export interface Journal {
  readonly records: Map<string, Expected>
  /** People made by acknowledged writes: number in E.164 to id. */
  readonly people: Map<string, string>
  readonly answered: { readonly write: Write; readonly answer: string }[]
  /** Sent, and killed before an answer came. */
  readonly open: Set<Write>
  acknowledged: number
  inFlight: number
  landed: number
  repeated: number
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
  }
}
