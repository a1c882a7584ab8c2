import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromiumPath } from '../journeys/harness/chromium.ts'

/** Finds the Chromium for the journeys, or installs it in the machine's usual way. Throws if neither is possible. */
export async function ensureChromium(): Promise<void> {
  if (!process.env.CHROMIUM_PATH && !isFound()) install()
  const path = chromiumPath()
  const { status, stdout, stderr, error } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${path} does not run: ${error?.message ?? stderr.trim()}`)
  console.log(`${stdout.trim()} at ${path}`)
}

function isFound(): boolean {
  try {
    chromiumPath()
    return true
  } catch {
    return false
  }
}

function install(): void {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  // Ubuntu's package is a stub that requires snap, which containers lack; there, and elsewhere, Playwright brings its
  // own.
  const installPackage = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends']
  const fromPackages = () =>
    run(['apt-get', 'update', '-qq']) &&
    // Older distributions have no package without windows.
    (run([...installPackage, 'chromium-headless-shell']) || run([...installPackage, 'chromium'])) &&
    isFound()
  console.log('No Chromium found: installing one …')
  const installed = isDebianRoot && fromPackages()
  if (!installed && !run(['npx', 'playwright', 'install', 'chromium'])) {
    throw new Error('Chromium could not be installed; install one and name it in CHROMIUM_PATH')
  }
}

function run([command, ...parameters]: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command!, parameters, { stdio: 'inherit', env }).status === 0
}
