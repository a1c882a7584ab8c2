/**
 * `npm run check` reports what the linter cannot: imports between features against the order of
 * `features/districts.ts` or past their public files, circles of files, imports of types and dynamic ones included, and
 * imports into or out of the sample app.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, normalize } from 'node:path'
import { districts } from '../features/districts.ts'

const order = Object.entries(districts).flatMap(([district, features]) =>
  features.map((feature) => `${district}/${feature}`),
)

/** `records/audit`, of a file in `src/features/records/audit`; undefined for others. */
const featureOf = (file: string) => /^src\/features\/([^/]+\/[^/]+)\//.exec(file)?.[1]

/** The files that each file imports. Tests may import anything. */
function readImports(): Map<string, string[]> {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|\/generated\//.test(file))
  return new Map(files.map((file) => [file, importsOf(file)]))
}

function importsOf(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/(?:\bfrom |\bimport |\bimport\()'(\.[^']+\.tsx?)'/g)
  return Array.from(imports, ([, path]) => normalize(`${dirname(file)}/${path}`))
}

/** Sentences about features that stand in no district, and about imports that reach up or into another feature. */
function wrongWays(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set([...imports.keys()].flatMap((file) => featureOf(file) ?? []))
  const misplaced = [...found].filter((feature) => !order.includes(feature))
  return [
    ...misplaced.map((feature) => `${feature} is not named in features/districts.ts`),
    ...[...imports].flatMap(([file, imported]) =>
      imported
        .filter((other) => isUpward(featureOf(file), featureOf(other)))
        .map((other) => `${file} imports ${other}, which stands above it`),
    ),
    ...[...imports].flatMap(([file, imported]) =>
      imported
        .filter((other) => isInside(featureOf(file), other))
        .map((other) => `${file} imports ${other}: features meet through public.ts`),
    ),
  ]
}

const isUpward = (from: string | undefined, to: string | undefined) =>
  from !== undefined && to !== undefined && order.indexOf(to) > order.indexOf(from)

/** Whether a feature would use a part of another one that only that one may use. */
const isInside = (from: string | undefined, other: string) =>
  from !== undefined &&
  featureOf(other) !== undefined &&
  featureOf(other) !== from &&
  /\/(server|member|web)\/(?!public\.ts$)/.test(other)

/** Groups of files each of which imports, perhaps through others, all of the group (Tarjan's algorithm). */
function circles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const numbers = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const found: string[][] = []
  const visit = (file: string) => {
    numbers.set(file, numbers.size)
    lowest.set(file, numbers.get(file)!)
    path.push(file)
    for (const other of imports.get(file) ?? []) {
      if (!numbers.has(other)) visit(other)
      if (path.includes(other)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(other)!))
    }
    if (lowest.get(file) !== numbers.get(file)) return
    const circle = path.splice(path.indexOf(file))
    if (circle.length > 1) found.push(circle)
  }
  for (const file of imports.keys()) if (!numbers.has(file)) visit(file)
  return found
}

/** The first picture of ARCHITECTURE.md shows the districts in their order. */
function wrongPicture(): string[] {
  const picture = Object.keys(districts).toReversed().join(' --> ')
  return readFileSync('ARCHITECTURE.md', 'utf8').includes(picture) ? [] : [`ARCHITECTURE.md does not show ${picture}`]
}

/** Counts to compare with those of decision 0044. */
function shape(): string {
  const between = [...imports].flatMap(([file, imported]) =>
    imported.filter((other) => featureOf(file) && featureOf(other) && featureOf(file) !== featureOf(other)),
  )
  const loose = ['server', 'web'].map((side) => globSync(`src/platform/${side}/*.*`).length)
  const words = ['ARCHITECTURE.md', 'GLOSSARY.md'].map((file) => readFileSync(file, 'utf8').split(/\s+/).length)
  return `${order.length} features in ${Object.keys(districts).length} districts; ${between.length} imports between features, none upward; no circle among ${imports.size} files; ${loose.join(' and ')} loose files in platform/server and platform/web; ${words.join(' and ')} words in ARCHITECTURE.md and GLOSSARY.md`
}

/** The sample app imports nothing of the product, as any app of others, and nothing imports it. */
function meetings(): string[] {
  const files = globSync('{src,database,tests,bench,examples}/**/*.{ts,tsx}')
  const isSample = (file: string) => file.startsWith('examples/')
  return files.flatMap((file) =>
    importsOf(file)
      .filter((other) => isSample(file) !== isSample(other))
      .map((other) => `${file} imports ${other}: the sample app stands alone`),
  )
}

const imports = readImports()
const faults = [
  ...wrongPicture(),
  ...wrongWays(imports),
  ...meetings(),
  ...circles(imports).map((circle) => `These files import one another: ${circle.join(', ')}`),
]
console.log(faults.join('\n') || shape())
if (faults.length > 0) process.exitCode = 1
