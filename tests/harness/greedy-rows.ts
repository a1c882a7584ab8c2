import type { GivenCells, StagedRow } from '../../src/platform/server/files/table-file/cells.ts'

/** Ends the process that reads a file, in the way that the file's first cell says. */
export function read(_row: number, { code }: GivenCells): StagedRow[] {
  // One allocation far beyond the limit: in a thread it would end the whole server.
  if (code === 'memory') for (const kept: unknown[] = []; ;) kept.push(Array.from({ length: 30_000_000 }, () => 0))
  if (code === 'killed') process.kill(process.pid, 'SIGKILL')
  if (code === 'gone') process.exit()
  return []
}
