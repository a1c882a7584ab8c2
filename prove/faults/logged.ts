import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { root, scriptArguments, type ServerProcess, type Variables } from '../../tests/process/server-process.ts'
import { until } from '../until.ts'

/** Milliseconds of a start. */
const patience = 180_000

/** Starts the product with what it prints going to a file. */
export async function startLogged(variables: Variables, log: string): Promise<Pick<ServerProcess, 'url' | 'stop'>> {
  const file = openSync(log, 'a')
  const { PATH = '' } = process.env
  const env = { PATH, HOST: '127.0.0.1', PORT: '0', SHUTDOWN_GRACE: '0', ...variables }
  const child = spawn(process.execPath, scriptArguments('start'), { cwd: root, env, stdio: ['ignore', file, file] })
  closeSync(file)
  process.on('exit', () => child.kill('SIGKILL'))
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  let url = ''
  const ready = async () => {
    url = /^Ready: (\S+)$/m.exec(readFileSync(log, 'utf8'))?.[1] ?? ''
    return url !== ''
  }
  await until('the product that writes to a file is ready', ready, patience)
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      const [code, signal] = await exited
      return { code, signal }
    },
  }
}
