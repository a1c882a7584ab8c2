import type { Moderated, Status, Subject } from './history.ts'
import { countryOf } from './person.ts'
import { idOf, randomOf, weighted, type Random } from './random.ts'
import { composeReport, type ReportType } from './texts/compose.ts'
import type { World } from './world.ts'

export interface ReportRow {
  id: string
  model: Moderated['model']
  target_id: string
  type: ReportType
  message: string
  created_by: string
  created_at: string
}

const reasonOf = weighted<ReportType>([
  ['SPAM', 34],
  ['FAKE_NEWS', 20],
  ['SOMETHING_ELSE', 16],
  ['HARASSMENT', 12],
  ['HATE_SPEECH', 8],
  ['NUDITY', 6],
  ['VIOLENCE', 4],
])

const mostReports = 8

export function reportsOnPost(world: World, index: number, status: Status): ReportRow[] {
  const random = randomOf(world.kinds['report on post'], index)
  const count = howMany(random, status, 0.035)
  if (count === 0) return []
  const target = {
    model: 'POST',
    id: world.postId(index),
    at: world.postAt(index),
    owner: world.creators[index]!,
  } as const
  return reportsOn(world, random, target, count, (k) => [world.kinds['report on post'], index * mostReports + k])
}

export function reportsOnUser(world: World, index: number, status: Status): ReportRow[] {
  const random = randomOf(world.kinds['report on user'], index)
  const count = howMany(random, status, 0.012)
  if (count === 0) return []
  const target = { model: 'USER', id: world.userId(index), at: world.userTimes[index]!, owner: index } as const
  return reportsOn(world, random, target, count, (k) => [world.kinds['report on user'], index * mostReports + k])
}

/** Records whose reports are made from what is in the database. */
export type Stored = Exclude<Subject, 'user' | 'post'>

const shareReported = { page: 0.12, product: 0.12, comment: 0.03, group: 0.4, media: 0.35 } as const

export function reportsOnStored(
  world: World,
  of: Stored,
  index: number,
  record: { readonly model: ReportRow['model']; readonly id: string; readonly at: number; readonly status: Status },
  isReported = false,
): ReportRow[] {
  const kind = world.kinds[`report on ${of}`]
  const random = randomOf(kind, index)
  const count = howMany(random, record.status, isReported ? 1 : shareReported[of])
  const reports = reportsOn(world, random, { ...record, owner: -1 }, count, (k) => [kind, index * mostReports + k])
  // Those for which the product covers it would be all that one sees of it.
  return isReported ? reports.map((report) => ({ ...report, type: 'SPAM', message: '' })) : reports
}

/** Moderated records were reported, most of them more than once. */
function howMany(random: Random, status: Status, otherwise: number): number {
  if (status !== 'NORMAL') return random.between(1, mostReports - 1)
  return random.chance(otherwise) ? random.between(1, 3) : 0
}

interface Target {
  readonly model: ReportRow['model']
  readonly id: string
  readonly at: number
  /** The person it belongs to, by index; -1 if that is not known. */
  readonly owner: number
}

/** At most `count` reports by different people, none of them the target's owner; most come in the first days. */
function reportsOn(
  world: World,
  random: Random,
  target: Target,
  count: number,
  name: (k: number) => [kind: number, index: number],
): ReportRow[] {
  const rows: ReportRow[] = []
  const asked = new Set([target.owner])
  for (let k = 0; k < count; k++) {
    const at = Math.floor(target.at + (world.now - target.at) * random.next() ** 3)
    const reporter = world.someoneBefore(random, at)
    const type = reasonOf(random)
    const message = composeReport(random, type, countryOf(world, reporter) === 'VN' ? 'vi' : 'en')
    if (asked.has(reporter)) continue
    asked.add(reporter)
    rows.push({
      id: idOf(...name(k), at),
      model: target.model,
      target_id: target.id,
      type,
      message,
      created_by: world.userId(reporter),
      created_at: new Date(at).toISOString(),
    })
  }
  return rows
}
