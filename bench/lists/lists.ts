/** `npm run bench -- lists`: each list on a large database compared with the same list on a small one. */
import { dayOf } from '../../src/platform/shared/day.ts'
import { readOptions } from '../harness/databases.ts'
import { median, percentile, round, say } from '../harness/figures.ts'
import { keep, machine } from '../harness/results.ts'
import { allCases, describe, isFlat } from './cases.ts'
import { measureUnlimited } from './unlimited.ts'
import { type Figures, openSide, type Side, timeCase } from './side.ts'
import { plansOf } from './plans.ts'

const options = readOptions({ times: '12', again: '20', rounds: '7', only: '', cases: '', plans: 'yes' })
/** The largest ratio of large to small for lists that must not grow; milliseconds on the large side for the others. */
const bound = 1.5
const inTime = 300
const at = machine()

const [large, small] = await Promise.all([openSide(options.large, 4173), openSide(options.small, 4174)])

interface Outcome extends Figures {
  readonly name: string
  readonly flat: boolean
}

const isAbove = ({ flat, ratio, p95 }: Outcome) => (flat ? ratio > bound : p95.large > inTime)
/** With fewer rows on the small side there is less work: such pages cannot be compared, and are only counted. */
const isLike = ({ rows }: Outcome) => rows.small >= rows.large
const isTooSlow = (outcome: Outcome) => isAbove(outcome) && isLike(outcome)

try {
  const badges = large.badges
    .map((badge) => badge.title)
    .filter((title) => small.badges.some((badge) => badge.title === title))
  const texts = options.only.split(',')
  const cases = allCases({ badges, today: dayOf(new Date()) }).filter((one) =>
    texts.some((text) => describe(one).includes(text)),
  )
  const chosen = options.cases ? cases.slice(0, Number(options.cases)) : cases
  say(`${chosen.length} lists, four pages each, ${options.times} requests a side in turns`)

  const outcomes: Outcome[] = []
  for (const [i, one] of chosen.entries()) {
    for (const figures of await timeCase(one, large, small, { times: Number(options.times) })) {
      outcomes.push({ name: `${describe(one)}, ${figures.page} page`, flat: isFlat(one, figures.page), ...figures })
    }
    if (i % 100 === 99) say(`${i + 1} lists: median ratio ${round(median(outcomes.map((outcome) => outcome.ratio)))}`)
  }

  // A p95 of few requests is rough on a busy machine: cases that look slow are measured again, with more requests.
  const suspects = outcomes.filter(isTooSlow)
  say(
    `${suspects.length} of ${outcomes.length} above ${bound}, or ${inTime} ms, at first; asking these ${options.rounds} times ${options.again} more`,
  )
  for (const suspect of suspects) {
    const one = chosen.find((candidate) => suspect.name.startsWith(`${describe(candidate)},`))!
    const [again] = await timeCase(one, large, small, {
      times: Number(options.again),
      rounds: Number(options.rounds),
      pages: [suspect.page],
    })
    outcomes[outcomes.indexOf(suspect)] = { ...suspect, ...again! }
  }

  const above = outcomes.filter(isTooSlow).toSorted((a, b) => b.ratio - a.ratio)
  const unlike = outcomes.filter((outcome) => !isLike(outcome)).toSorted((a, b) => b.p95.large - a.p95.large)
  const ratios = outcomes.filter((outcome) => outcome.flat && isLike(outcome)).map(({ ratio }) => ratio)
  const figures = {
    machine: at,
    options,
    lists: chosen.length,
    pages: outcomes.length,
    ratio: {
      median: round(median(ratios)),
      p95: round(percentile(ratios, 0.95)),
      worst: round(Math.max(...ratios)),
    },
    p95: {
      large: round(
        percentile(
          outcomes.map((outcome) => outcome.p95.large),
          0.5,
        ),
      ),
      small: round(
        percentile(
          outcomes.map((outcome) => outcome.p95.small),
          0.5,
        ),
      ),
    },
    above: above.length,
    withFewerRowsOnTheSmallSide: unlike.length,
    outcomes,
  }
  say(`\nratio of p95, large to small: median ${figures.ratio.median}, worst ${figures.ratio.worst}`)
  say(
    `above ${bound}, or ${inTime} ms in the middle and by points with a filter: ${above.length} of ${outcomes.length} pages; ${unlike.length} have fewer rows on the small side and are not compared, the slowest of them:`,
  )
  for (const { name, p95 } of unlike.slice(0, 5)) say(`  ${name}: ${round(p95.large)} ms`)
  for (const outcome of above) {
    say(
      `\n${outcome.name}: ${round(outcome.ratio)} (${round(outcome.p95.large)} ms to ${round(outcome.p95.small)} ms; ${outcome.rows.large} and ${outcome.rows.small} rows)`,
    )
    if (options.plans === 'yes') await tellPlans(outcome, large)
  }
  const unlimited = await measureUnlimited(large, small, Number(options.again), options.plans === 'yes')
  await keep('lists', { ...figures, unlimited })

  async function tellPlans(outcome: Outcome, side: Side): Promise<void> {
    const one = chosen.find((candidate) => outcome.name.startsWith(`${describe(candidate)},`))!
    for (const plan of await plansOf(side, one, outcome.page)) say(plan)
  }
} finally {
  await Promise.all([large.close(), small.close()])
}
