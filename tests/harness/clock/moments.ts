/** A moment at which all tests can run. */
export interface Moment {
  /** When it begins: an ISO text, or milliseconds from the machine's present. */
  readonly at: string | number
  /** The browser's time zone, unless it is the usual one. */
  readonly browser?: string
}

/** A Wednesday morning on which nothing begins or ends, in this zone or in the browser's. */
export const ordinary: Moment = { at: '2026-10-14T09:20:00+07:00' }

/**
 * Moments at which a test that counts on an ordinary one fails. None of them is within the hour before a midnight, so
 * that a run stays on its day.
 */
export const moments: Readonly<Record<string, Moment>> = {
  ordinary,
  // A Monday, so that a week begins as well.
  midnight: { at: '2027-03-15T00:00:05+07:00' },
  noon: { at: '2027-03-17T12:00:00+07:00' },
  'first-of-month': { at: '2027-05-01T08:30:00+07:00' },
  'last-of-month': { at: '2027-08-31T21:45:00+07:00' },
  'leap-day': { at: '2028-02-29T10:00:00+07:00' },
  'new-years-eve': { at: '2026-12-31T22:30:00+07:00' },
  'new-year': { at: '2027-01-01T00:10:00+07:00' },
  tet: { at: '2027-02-06T07:00:00+07:00' },
  'year-ahead': { at: 365 * 86_400_000 },
  today: { at: 0 },
  // 16:30 of the day before at UTC−8.
  'browser-west': { at: '2027-01-12T07:30:00+07:00', browser: 'America/Los_Angeles' },
  // 00:30 of the day after at UTC+14.
  'browser-east': { at: '2027-06-15T17:30:00+07:00', browser: 'Pacific/Kiritimati' },
}

export function momentOf(name: string): Moment {
  const moment = moments[name]
  if (!moment) throw new Error(`No such moment: ${name}. There are ${Object.keys(moments).join(', ')}.`)
  return moment
}

/** Milliseconds by which a clock that shows the moment is ahead of the machine's. */
export const aheadOf = ({ at }: Moment): number => (typeof at === 'number' ? at : Date.parse(at) - Date.now())
