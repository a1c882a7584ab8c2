/**
 * `npm run check`: generates what is generated and fails if that changes anything, then checks types, lint, layers,
 * format, and unused files, exports and dependencies.
 * Every check runs even after a failure, so that one run shows all problems.
 */
import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const generated = [
  'database/tables.ts',
  'database/schema.sql',
  'schema.graphql',
  'docs/permissions.md',
  'docs/personal-data.md',
  'src/generated/graphql',
  'src/generated/route-tree.ts',
]

const failed: string[] = []

const run = promisify(execFile)

async function step(name: string, command: string, args: readonly string[]): Promise<void> {
  try {
    await run(command, args, { maxBuffer: Infinity })
    console.log(`✓ ${name}`)
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string }
    failed.push(name)
    console.log(`✗ ${name}\n${`${stdout}${stderr}`.trim() || message}`)
  }
}

const listed = () =>
  spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...generated], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
const contents = () => new Map(listed().map((file) => [file, readFileSync(file, 'utf8')]))

const before = contents()
await step('generate', 'npm', ['run', '--silent', 'generate'])
const after = contents()
const differing = [...new Set([...before.keys(), ...after.keys()])].filter(
  (file) => before.get(file) !== after.get(file),
)
if (differing.length > 0) {
  failed.push('generated files')
  console.log(`✗ generated files were out of date, and are regenerated now: ${differing.join(', ')}`)
}
await Promise.all([
  // The linter builds the programs for its rules anyway, so it reports the compiler's errors too (`typeCheck`).
  step('types and lint', 'npm', ['run', '--silent', 'lint']),
  step('layers', 'node', ['--disable-warning=ExperimentalWarning', 'src/app/layers.ts']),
  step('format', 'npx', ['oxfmt', '--check']),
  step('unused', 'npx', ['knip', '--treat-config-hints-as-errors']),
])

if (failed.length > 0) {
  console.log(`\nFailed: ${failed.join(', ')}`)
  process.exit(1)
}
