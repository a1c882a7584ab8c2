/**
 * `npm run bench -- growth`: fills a database for each size, and says how storage, indexes, times and the log of a write grow with
 * the number of people. It checks itself by predicting the largest size from the smaller ones, then predicts sizes beyond.
 */
import { parseArgs } from 'node:util'
import pg from 'pg'
import { round, say } from '../harness/figures.ts'
import { keep, machine } from '../harness/results.ts'
import { databaseOf } from './databases.ts'
import { fit, fitBest, type Point, type Prediction, type Shape } from './fit.ts'
import { operationsOf } from './operations.ts'
import { storageOf } from './storage.ts'

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000,3000000' },
    predict: { type: 'string', default: '10000000,100000000' },
    times: { type: 'string', default: '25' },
    server: { type: 'string', default: process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres' },
  },
})
const numbersIn = (text: string) => text.split(',').map(Number)
const sizes = numbersIn(options.sizes).toSorted((a, b) => a - b)
const beyond = numbersIn(options.predict)
/** By which the prediction of the largest size may be wrong. */
const bound = 0.15
/** Tables with less of all bytes are not reported one by one. */
const leastShare = 0.01
const at = machine()

const kinds = ['rows', 'indexes', 'depths', 'ms', 'wal'] as const
type Kind = (typeof kinds)[number]
type Figures = Readonly<Record<Kind, Readonly<Record<string, number>>>>

const said: Readonly<Record<Kind, { readonly title: string; readonly write: (value: number) => string }>> = {
  rows: { title: 'Rows, MB', write: (value) => String(Math.round(value / 2 ** 20)) },
  indexes: { title: 'Indexes, MB', write: (value) => String(Math.round(value / 2 ** 20)) },
  depths: { title: 'Levels of the deepest index', write: (value) => String(round(value, 1)) },
  ms: { title: 'Operations, ms', write: (value) => String(round(value, 1)) },
  wal: { title: 'Log of a write, KB', write: (value) => String(round(value / 1024, 1)) },
}

async function measure(people: number): Promise<Figures> {
  const url = await databaseOf(people, options.server)
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    const storage = await storageOf(owner)
    return { ...storage, ...(await operationsOf(url, owner, people, Number(options.times))) }
  } finally {
    await owner.end()
  }
}

interface Line {
  readonly kind: Kind
  readonly name: string
  readonly shape: Shape
  readonly points: readonly Point[]
  /** How far the largest size was from its prediction by the smaller ones; undefined with too few of them. */
  readonly off: number | undefined
  readonly ahead: readonly (Prediction & { readonly n: number })[]
}

/** Bytes grow with the rows and indexes with their height; how a time grows, the points must say. */
function predictorOf(kind: Kind, points: readonly Point[]): { readonly shape: Shape; predict(n: number): Prediction } {
  if (kind === 'ms') return fitBest(points)
  const shape = kind === 'rows' || kind === 'indexes' ? 'rows' : 'height'
  return { shape, predict: fit(points, shape) }
}

function lineOf(kind: Kind, name: string, measured: ReadonlyMap<number, Figures>): Line {
  const points = [...measured].map(([n, figures]) => ({ n, value: figures[kind][name] ?? 0 }))
  const last = points.at(-1)!
  const off =
    points.length > 2 ? predictorOf(kind, points.slice(0, -1)).predict(last.n).value / last.value - 1 : undefined
  const { shape, predict } = predictorOf(kind, points)
  return { kind, name, shape, points, off, ahead: beyond.map((n) => ({ n, ...predict(n) })) }
}

/** All that is large enough at the largest size. */
function linesOf(measured: ReadonlyMap<number, Figures>): Line[] {
  const { rows, indexes, depths, ms, wal } = [...measured.values()].at(-1)!
  const large = Object.keys(rows).filter(
    (name) => rows[name]! + indexes[name]! >= leastShare * (rows.all! + indexes.all!),
  )
  const named: Readonly<Record<Kind, readonly string[]>> = {
    rows: large,
    indexes: large,
    depths: large.filter((name) => depths[name]),
    ms: Object.keys(ms),
    wal: Object.keys(wal),
  }
  return kinds.flatMap((kind) => named[kind].map((name) => lineOf(kind, name, measured)))
}

function describe({ kind, name, shape, points, off, ahead }: Line): string {
  const { write } = said[kind]
  const predicted = ahead.map(({ n, value, from, to }) => {
    const interval = Number.isFinite(to) ? ` (${write(from)} to ${write(to)})` : ''
    return `${n}: ${write(value)}${interval}`
  })
  const checked = off === undefined ? '' : `, predicted ${round(off * 100, 0)} % off`
  return `${name}: ${points.map(({ value }) => write(value)).join(', ')}${checked}; by ${shape}, ${predicted.join(', ')}`
}

const measured = new Map<number, Figures>()
for (const people of sizes) measured.set(people, await measure(people))
const lines = linesOf(measured)
for (const kind of kinds) {
  say(`\n${said[kind].title}, with ${sizes.join(', ')} people`)
  for (const line of lines) if (line.kind === kind) say(`  ${describe(line)}`)
}
await keep('growth', { machine: at, options, bound, lines })
const wrong = lines.filter(({ kind, off = 0 }) => (kind === 'rows' || kind === 'indexes') && Math.abs(off) > bound)
if (wrong.length > 0) {
  say(`\nMore than ${bound * 100} % off: ${wrong.map(({ kind, name }) => `${kind} of ${name}`).join(', ')}`)
  process.exitCode = 1
}
