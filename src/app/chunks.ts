import { globSync, readFileSync } from 'node:fs'
import type { Rolldown } from 'vite'
import { districts } from '../features/districts.ts'
import { reachesForms } from './forms-reached.ts'

type Group = Rolldown.CodeSplittingGroup

/** Features that are so large that the other screens of their district do without them. */
const large = new Set(['runs', 'trusted-points', 'support', 'desk', 'vouchers', 'lucky-wheels', 'banners', 'events'])

/** Large parts that few screens show: each in the file that the bundler makes for it. */
const rare =
  /\/platform\/web\/charts\/|\/node_modules\/(@visx|d3-|internmap|libphonenumber-js|dayjs|graphql|@?graphiql|codemirror|vscode-languageserver)|\/(antd\/es|@rc-component)\/(image|dropdown|progress|menu|qr-?code|spin)\//

const shared =
  /\/node_modules\/|\/platform\/|\/generated\/messages\/(texts\/platform|messages\/(platform|list|form|live)_)/

const languages = globSync('src/features/**/messages/en.json')
const fileOfText = new Map(
  languages.flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object).map((key) => [key, file] as const),
  ),
)

/** The file of a module; for a compiled text, the file in which its feature says it. */
const fileOf = (id: string): string =>
  fileOfText.get(/\/generated\/messages\/messages\/(\w+)\.js$/.exec(id)?.[1] ?? '') ?? id

/**
 * Which modules are one file: a few large ones for each screen, because each request costs a slow phone more than some
 * unneeded code. What only dialogs and forms need is apart from what lists need. The first group that a module and what
 * it imports fit into takes them, so the lower layers come first.
 */
export const chunks: Group[] = [
  // Packages that every page needs, apart from our own code, because they change less often.
  {
    name: 'base',
    test: /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?!react-virtual|virtual-core)[\w-]+)\//,
  },
  // What every address needs, the login with it.
  { name: 'start', tags: ['$initial'] },
  {
    name: 'screens',
    test: /\/generated\/route-tree\.ts$|\/app\/(screens\.ts|signed-in\.route\.tsx)|\/generated\/messages\/messages\/common_/,
  },
  {
    debugName: 'list',
    minShareCount: 8,
    test: shared,
    name: (id, context) => (isRare(id) || reachesForms(id, context) ? null : 'list'),
  },
  {
    debugName: 'forms',
    minShareCount: 5,
    test: shared,
    name: (id, context) => (isRare(id) || !reachesForms(id, context) ? null : 'forms'),
  },
  // What is loaded as soon as a screen is painted (`soonPart`).
  { name: 'soon', test: /\/platform\/web\/(form|records)\/(question|conflict|record-form)-dialog\.tsx$/ },
  { name: 'charts', test: /\/platform\/web\/charts\/(?!plot)/, minShareCount: 2 },
  ...groupsOf('records', 'staff'),
  ...Object.keys(districts)
    .filter((district) => district !== 'records' && district !== 'staff')
    .flatMap((district) => groupsOf(district)),
]

function isRare(id: string): boolean {
  return rare.test(id)
}

/** Two files for what screens of these districts share, and two for each of their large features. */
function groupsOf(...names: readonly string[]): Group[] {
  const alone = names.flatMap((name) => districts[name]!.filter((feature) => large.has(feature)))
  const isAlone = (file: string) => alone.some((feature) => file.includes(`/${feature}/`))
  return [
    ...viewAndForms(
      names[0]!,
      (file) => names.some((name) => file.includes(`src/features/${name}/`)) && !isAlone(file),
    ),
    ...alone.flatMap((feature) =>
      viewAndForms(feature, (file) => /src\/features\//.test(file) && file.includes(`/${feature}/`)),
    ),
  ]
}

function viewAndForms(name: string, holds: (file: string) => boolean): Group[] {
  return [false, true].map((forms) => ({
    debugName: name,
    minShareCount: 2,
    test: (id) => holds(fileOf(id)),
    name: (id, context) => (reachesForms(id, context) !== forms ? null : forms ? `${name}-forms` : name),
  }))
}
