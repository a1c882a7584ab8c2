/**
 * The entry point of `npm start`. Opens the database, migrates it, fills an empty one with demo data if configured,
 * listens, and stops cleanly.
 */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { startDrawing } from '../../database/demo/pictures/start-drawing.ts'
import { sizeThreadPool } from '../platform/server/threads.ts'

sizeThreadPool()

// Node keeps what it compiled for the next start, which is a seventh shorter. Applies only to what is imported later.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/node'))

try {
  const { readEnvironment } = await import('../platform/server/environment.ts')
  const environment = readEnvironment()
  if (environment.tracesTo) {
    const { exportSpans } = await import('../platform/server/tracing/export-spans.ts')
    exportSpans()
  }
  // The database first: if the folder is in use, nothing at all is changed.
  const { isNewFolder, openDatabase } = await import('../platform/server/database/database.ts')
  // Drawing takes as long as creating an embedded database, and does not need it.
  const pictures = environment.demoData && isNewFolder(environment) ? startDrawing() : undefined
  const database = await openDatabase(environment)
  try {
    // Loading the whole product takes a second, for which no refusal should have to wait.
    const { start } = await import('./start.ts')
    await start(environment, database, pictures)
  } catch (error) {
    await database.close()
    throw error
  }
} catch (error) {
  process.stderr.write(`Cannot start: ${(error as Error).message.split('\n')[0]}\n`)
  process.exit(1)
}
