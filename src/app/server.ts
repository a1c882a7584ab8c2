/**
 * The entry point of `npm start`. Opens the database, migrates it, fills an empty one with demo data if configured,
 * listens, and stops cleanly.
 */
import { openDatabase } from '../platform/server/database/database.ts'
import { readEnvironment } from '../platform/server/environment.ts'

try {
  const environment = readEnvironment()
  // The database first: if the folder is in use, nothing at all is changed.
  const database = await openDatabase(environment)
  try {
    // Imported only now, because loading the whole product takes a second, for which no refusal should have to wait.
    const { start } = await import('./start.ts')
    await start(environment, database)
  } catch (error) {
    await database.close()
    throw error
  }
} catch (error) {
  process.stderr.write(`Cannot start: ${(error as Error).message.split('\n')[0]}\n`)
  process.exit(1)
}
