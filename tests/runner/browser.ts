import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromiumPath, findChromium } from '../journeys/harness/chromium.ts'
import { installPackages, succeeds } from './debian.ts'

/**
 * Finds the Chromium for the journeys, or installs it in the machine's usual way. Throws if neither is possible. In CI,
 * headless Chromium is installed in addition to another one: with it, the journeys take less than half of the processor
 * time.
 */
export async function ensureChromium(): Promise<void> {
  const found = findChromium()
  if (!found) await install()
  else if (process.env.CI && !process.env.CHROMIUM_PATH && !withoutWindows(found)) await installPackages([shell])
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
    ((await installPackages([shell])) || (await installPackages(['chromium']))) && findChromium() !== undefined
  if (!installed && !(await succeeds(['npx', 'playwright', 'install', 'chromium']))) {
    throw new Error('Chromium could not be installed; install one and name it in CHROMIUM_PATH')
  }
}

const shell = 'chromium-headless-shell'
const withoutWindows = (path: string) => path.endsWith(shell)
