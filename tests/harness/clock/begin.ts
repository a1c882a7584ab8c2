/**
 * Imported first by whatever starts tests: sets the moment of the run, TEST_MOMENT (see `moments.ts`), for this process
 * and all that it starts. Without it, the ordinary one; in CI each commit has another one in turn.
 */
import { spawnSync } from 'node:child_process'
import { aheadOf, momentOf, moments } from './moments.ts'

process.env.TEST_MOMENT ??= process.env.CI ? ofCommit() : 'ordinary'
process.env.TEST_CLOCK ??= String(aheadOf(momentOf(process.env.TEST_MOMENT)))
await import('./preload.ts')

/** The same one whenever the commit is tested again. */
function ofCommit(): string {
  const names = Object.keys(moments)
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' })
  return names[parseInt(stdout?.slice(0, 8) || '0', 16) % names.length]!
}
