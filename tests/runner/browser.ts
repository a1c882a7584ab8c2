import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { chromiumPath, findChromium } from '../journeys/harness/chromium.ts'

/**
 * Finds the Chromium for the journeys, or installs it in the machine's usual way. Throws if neither is possible. In CI,
 * headless Chromium is installed in addition to another one: with it, the journeys take less than half of the processor
 * time.
 */
export async function ensureChromium(): Promise<void> {
  const found = findChromium()
  if (!found) await install()
  else if (process.env.CI && !process.env.CHROMIUM_PATH && !withoutWindows(found)) await installPackage(shell)
  const path = chromiumPath()
  const { stdout } = await promisify(execFile)(path, ['--version']).catch((error: Error) => {
    throw new Error(`${path} does not run: ${error.message}`)
  })
  console.log(`${stdout.trim()} at ${path}`)
}

async function install(): Promise<void> {
  console.log('No Chromium found: installing one …')
  // Older distributions have no package of headless Chromium.
  const installed =
    ((await installPackage(shell)) || (await installPackage('chromium'))) && findChromium() !== undefined
  if (!installed && !(await run(['npx', 'playwright', 'install', 'chromium']))) {
    throw new Error('Chromium could not be installed; install one and name it in CHROMIUM_PATH')
  }
}

const shell = 'chromium-headless-shell'
const withoutWindows = (path: string) => path.endsWith(shell)

/**
 * Only where root may install Debian's packages. Ubuntu's package is a stub that requires snap, which containers lack;
 * there, and elsewhere, Playwright brings its own.
 */
async function installPackage(name: string): Promise<boolean> {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  return (
    isDebianRoot &&
    (await run(['apt-get', 'update', '-qq'])) &&
    (await run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name]))
  )
}

async function run([command, ...parameters]: readonly string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const [code] = (await once(spawn(command!, parameters, { stdio: 'inherit', env }), 'close')) as [number | null]
  return code === 0
}
