import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Runs a command and shows its output. Returns whether it succeeded. */
export async function succeeds([command, ...parameters]: readonly string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const [code] = (await once(spawn(command!, parameters, { stdio: 'inherit', env }), 'close')) as [number | null]
  return code === 0
}

// Another installation may be under way.
const apt = ['apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=300']

/**
 * Only where root may install Debian's packages. Ubuntu's package of Chromium is a stub that requires snap, which containers lack;
 * there, and elsewhere, Playwright brings its own.
 */
export async function installPackage(name: string): Promise<boolean> {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  return (
    isDebianRoot &&
    (await succeeds([...apt, 'update'])) &&
    (await succeeds([...apt, 'install', '-y', '--no-install-recommends', name]))
  )
}

const isThere = (command: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)))

/** Whether a command of Debian's is there; in CI it is installed if it is not, and without it the run fails. */
export async function hasCommand(command: string, ofPackage: string): Promise<boolean> {
  if (isThere(command)) return true
  if (!process.env.CI) {
    console.log(`${command} is not here (Debian's package ${ofPackage}): what needs it is left out.`)
    return false
  }
  if (await installPackage(ofPackage)) return true
  throw new Error(`${command} is not here, and Debian's package ${ofPackage} could not be installed`)
}
