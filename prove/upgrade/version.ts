/** The product as it was at an earlier commit, ready to be started. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../tests/process/server-process.ts'

const git = (...parameters: string[]) =>
  execFileSync('git', ['-C', root, ...parameters], { encoding: 'utf8', maxBuffer: 1 << 30 }).trim()

/** The commit before the newest migration came: what serves people when this version migrates their database. */
export const commitBefore = (): string =>
  git('rev-parse', `${git('log', '-1', '--format=%H', '--diff-filter=A', '--', 'database/migrations')}^`)

/**
 * Puts a commit's files into a folder, with its packages and its web app.
 *
 * @returns the short name of the commit
 */
export function checkOut(commit: string, folder: string): string {
  mkdirSync(folder)
  const archive = execFileSync('git', ['-C', root, 'archive', commit], { maxBuffer: 1 << 30 })
  execFileSync('tar', ['x', '-C', folder], { input: archive })
  const lockOf = (home: string) => readFileSync(join(home, 'package-lock.json'), 'utf8')
  const isLinked = () =>
    lockOf(folder) === lockOf(root) &&
    spawnSync('cp', ['-al', join(root, 'node_modules'), join(folder, 'node_modules')]).status === 0
  if (!isLinked()) execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: 'ignore' })
  execFileSync(process.execPath, ['src/app/web-build.ts'], { cwd: folder, stdio: 'ignore' })
  return git('rev-parse', '--short', commit)
}
