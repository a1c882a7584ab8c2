/** `npm test -- --changed`: the tests closest to what changed since this branch left main. */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** They take about 30 s on two processors; the unit tests before them at most half of that. */
const mostApiFiles = 22

export interface Selection {
  readonly base: string
  readonly api: readonly string[]
  readonly journeys: readonly string[]
  readonly leftOut: readonly string[]
}

export function selectChanged(): Selection {
  const base = baseCommit()
  const files = changedFiles(base)
  const api = apiTests(files)
  const journeys = files.filter((file) => /^tests\/journeys\/.*\.spec\.ts$/.test(file) && existsSync(file))
  const leftOut = [
    ...(api.length > mostApiFiles ? [`${api.length - mostApiFiles} API test files that are further away`] : []),
    ...api.slice(mostApiFiles),
    'attacks, races and faults but for changed ones of the embedded engine',
    'tests of the process',
    journeys.length > 0 ? 'journeys that did not change' : 'journeys',
    'PostgreSQL',
  ]
  return { base, api: api.slice(0, mostApiFiles), journeys, leftOut }
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** The commit where this branch left main; on main itself, or without a main, the last commit. */
function baseCommit(): string {
  for (const main of ['origin/main', 'main']) {
    try {
      return git('merge-base', main, 'HEAD').trim()
    } catch {
      // There is no such branch here.
    }
  }
  return git('rev-parse', 'HEAD').trim()
}

function changedFiles(base: string): string[] {
  const names = git('diff', '--name-only', base) + git('ls-files', '--others', '--exclude-standard')
  return names.split('\n').filter(Boolean)
}

const sharedFiles =
  /^(src\/(app|platform\/(server|shared))\/|src\/features\/[^/]+\.ts$|database\/|tests\/(harness\/|api\/(?!.*\.test\.ts$))|package-lock\.json$)/

/** Every API test loads the whole server, so its imports say nothing. The imports of the features are used instead. */
function apiTests(changed: readonly string[]): string[] {
  const own = changed.filter(
    (file) => /^tests\/(api|attacks|races)\/.*\.test\.ts$|\.api\.test\.ts$/.test(file) && existsSync(file),
  )
  const features = featuresOf(nearestFirst(changed, importers()))
  const changedOnes = featuresOf(changed)
  // Files that the whole server depends on or must comply with (permissions, idempotency, versions …).
  const shared = changed.some((file) => sharedFiles.test(file))
  const whole = shared || changedOnes.length > 0 ? globSync('tests/api/*.test.ts').sort() : []
  return [...new Set([...own, ...changedOnes.flatMap(testsOf), ...whole, ...features.flatMap(testsOf)])]
}

const testsOf = (feature: string) => globSync(`src/features/${feature}/{server,member}/**/*.api.test.ts`).sort()

/** The features whose server part or shared rules are among these files. */
function featuresOf(files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => /^src\/features\/([^/]+\/[^/]+)\/(?!web\/)./.exec(file)?.[1] ?? []))]
}

/** The importers of each file. Without `src/app`, which imports everything, and without the screens. */
function importers(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of globSync('src/{features,platform}/**/*.ts')) {
    if (/\/(web|messages)\/|\.test\.ts$/.test(file)) continue
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)) {
      const imported = normalize(join(dirname(file), path!))
      found.set(imported, [...(found.get(imported) ?? []), file])
    }
  }
  return found
}

/** The given files, those that import them, those that import these, and so on: each once, the nearest first. */
function nearestFirst(files: readonly string[], importers: ReadonlyMap<string, readonly string[]>): string[] {
  const reached = new Set(files)
  // A Set's iteration also visits the items added during it.
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
  return [...reached]
}
