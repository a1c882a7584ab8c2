/**
 * How far a database's log goes. A server that takes over begins a new timeline, which holds all that was acknowledged on
 * the one before; its log may be shorter than that of a server which stayed behind there.
 */
export interface Position {
  readonly timeline: number
  /** Bytes since the beginning of the log. */
  readonly lsn: number
}

export const isBefore = (one: Position, other: Position): boolean =>
  one.timeline < other.timeline || (one.timeline === other.timeline && one.lsn < other.lsn)
