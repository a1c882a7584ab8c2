import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

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
export async function installPackages(names: readonly string[]): Promise<boolean> {
  if (names.length === 0) return true
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  return (
    isDebianRoot &&
    (await succeeds([...apt, 'update'])) &&
    (await succeeds([...apt, 'install', '-y', '--no-install-recommends', ...names]))
  )
}
