import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromiumPath, findChromium } from '../journeys/harness/chromium.ts'

/**
 * Finds the Chromium for the journeys, or installs it in the machine's usual way. Throws if neither is possible. CI
 * also installs the one without windows beside another: with it, the journeys take less than half of the processor time.
 */
export async function ensureChromium(): Promise<void> {
  const found = findChromium()
  if (!found) install()
  else if (process.env.CI && !process.env.CHROMIUM_PATH && !withoutWindows(found)) installPackage(shell)
  const path = chromiumPath()
  const { status, stdout, stderr, error } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${path} does not run: ${error?.message ?? stderr.trim()}`)
  console.log(`${stdout.trim()} at ${path}`)
}

function install(): void {
  console.log('No Chromium found: installing one …')
  // Older distributions have no package without windows.
  const installed = (installPackage(shell) || installPackage('chromium')) && findChromium() !== undefined
  if (!installed && !run(['npx', 'playwright', 'install', 'chromium'])) {
    throw new Error('Chromium could not be installed; install one and name it in CHROMIUM_PATH')
  }
}

const shell = 'chromium-headless-shell'
const withoutWindows = (path: string) => path.endsWith(shell)

/**
 * Only where root may install Debian's packages. Ubuntu's package is a stub that requires snap, which containers lack;
 * there, and elsewhere, Playwright brings its own.
 */
function installPackage(name: string): boolean {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  return (
    isDebianRoot &&
    run(['apt-get', 'update', '-qq']) &&
    run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name])
  )
}

function run([command, ...parameters]: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command!, parameters, { stdio: 'inherit', env }).status === 0
}
