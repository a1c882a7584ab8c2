/**
 * `npm run check`: generates what is generated and fails if that changes anything, then checks types, lint, format, and
 * unused files, exports and dependencies.
 * Every check runs even after a failure, so that one run shows all problems.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const generated = [
  'database/tables.ts',
  'database/schema.sql',
  'schema.graphql',
  'src/generated/graphql',
  'src/generated/route-tree.ts',
]

const failed: string[] = []

function step(name: string, command: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  const ok = status === 0
  console.log(`${ok ? '✓' : '✗'} ${name}`)
  if (ok) return
  failed.push(name)
  console.log(`${stdout}${stderr}`.trim())
}

const listed = () =>
  spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...generated], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
const contents = () => new Map(listed().map((file) => [file, readFileSync(file, 'utf8')]))

const before = contents()
step('generate', 'npm', ['run', '--silent', 'generate'])
const after = contents()
const differing = [...new Set([...before.keys(), ...after.keys()])].filter(
  (file) => before.get(file) !== after.get(file),
)
if (differing.length > 0) {
  failed.push('generated files')
  console.log(`✗ generated files were out of date, and are regenerated now: ${differing.join(', ')}`)
}
step('types, server', 'npx', ['tsc', '-p', 'tsconfig.server.json'])
step('types, web', 'npx', ['tsc', '-p', 'tsconfig.web.json'])
step('lint', 'npm', ['run', '--silent', 'lint'])
step('format', 'npx', ['oxfmt', '--check'])
step('unused', 'npx', ['knip', '--treat-config-hints-as-errors'])

if (failed.length > 0) {
  console.log(`\nFailed: ${failed.join(', ')}`)
  process.exit(1)
}
