import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const root = resolve(import.meta.dirname, '../..')

interface Build {
  /** In sentences: 'the web app'. */
  readonly name: string
  /** The folder in `dist`. */
  readonly folder: string
  readonly config: string
  /** Its inputs. */
  readonly sources: readonly string[]
}

const webApp: Build = {
  name: 'the web app',
  folder: 'web',
  config: 'vite.config.ts',
  sources: ['src', 'vite.config.ts', 'index.html', 'package-lock.json', 'schema.graphql'],
}
const sampleApp: Build = {
  name: 'the sample app',
  folder: 'sample',
  config: 'vite.sample.config.ts',
  sources: ['examples/app', 'vite.sample.config.ts', 'package-lock.json'],
}

/**
 * Builds the web app unless it was built from exactly these sources.
 *
 * @param say called when a build takes place
 * @returns the folder of the built app
 */
export const builtWebApp = (say?: (text: string) => void): Promise<string> => built(webApp, say)

/** The same for the sample app. */
export const builtSampleApp = (say?: (text: string) => void): Promise<string> => built(sampleApp, say)

async function built(build: Build, say: (text: string) => void = () => {}): Promise<string> {
  const output = join(root, 'dist', build.folder)
  const stamp = `${output}.stamp`
  const wanted = hashOf(build.sources)
  const current = existsSync(stamp) && existsSync(join(output, 'index.html')) ? readFileSync(stamp, 'utf8') : ''
  if (current === wanted) return output
  if (!existsSync(join(root, 'node_modules/vite')))
    throw new Error(
      `${build.name} is not built, and the build tools are not installed: run npm run build where they are`,
    )
  say(`Building ${build.name} …`)
  await runBuild(build, output)
  // Of the sources before the build: what was changed during it is built next time.
  writeFileSync(stamp, wanted)
  return output
}

/** Builds beside the present build and then replaces it, because two starts may build at once. */
async function runBuild({ name, config }: Build, output: string): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const fresh = `${output}.${process.pid}`
  const former = `${fresh}.former`
  try {
    const options = ['build', '--logLevel', 'error', '--config', config, '--outDir', fresh]
    await promisify(execFile)(process.execPath, [vite, ...options], { cwd: root })
    if (existsSync(output)) await rename(output, former)
    await rename(fresh, output).catch((error: unknown) => {
      // Fails where another start has put its build there meanwhile.
      if (!existsSync(output)) throw error
    })
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string }
    throw new Error(`${name} does not build: ${stderr.trim() || message}`, { cause: error })
  } finally {
    for (const folder of [fresh, former]) await rm(folder, { recursive: true, force: true })
  }
}

function hashOf(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const source of sources) addTo(hash, source)
  return hash.digest('hex')
}

function addTo(hash: ReturnType<typeof createHash>, path: string): void {
  const full = join(root, path)
  if (!existsSync(full)) return
  if (statSync(full).isFile()) {
    hash.update(path).update(readFileSync(full))
    return
  }
  for (const name of readdirSync(full).toSorted()) {
    if (name !== 'server' && path !== 'src/generated') addTo(hash, `${path}/${name}`)
  }
}

if (import.meta.main) {
  await builtWebApp(console.log)
  await builtSampleApp(console.log)
}
