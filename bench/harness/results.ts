import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { root } from './server.ts'

/** What a figure depends on besides the code. The load is the average of the minute before the measurement. */
export function machine() {
  return {
    date: new Date().toISOString(),
    node: process.version,
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    load: Number(loadavg()[0]!.toFixed(1)),
  }
}

/** Stores a bench's figures in bench/results/<subject>.json. */
export async function keep(subject: string, figures: object): Promise<void> {
  const folder = join(root, 'bench/results')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${subject}.json`), `${JSON.stringify(figures, null, 2)}\n`)
}
