import type { App } from '../../../../platform/server/context.ts'
import { databaseBudgetMs, withPatience } from '../../../../platform/server/database/patience.ts'
import { mediaIdOf } from './media.keys.ts'

/**
 * The channel that is notified when a file becomes refused or is no longer refused; see the migration of refused media.
 */
const channel = 'media_judged'

/**
 * The files that the public may not see, in the memory of this replica, so that serving a picture needs no query. It
 * listens for changes from the first request on. Until everything is read, and after a failure, each request queries
 * the database.
 */
export function watchRefused(app: App) {
  let ids: Set<string> | undefined
  let listening: Promise<() => Promise<void>> | undefined
  /** One query at a time, so that an older result never replaces a newer one. */
  let readings: Promise<void> = Promise.resolve()
  let beginning: Promise<void> | undefined

  const refusedAmong = (among?: string) =>
    withPatience(databaseBudgetMs, () =>
      app.database.background
        .selectFrom('media')
        .select('id')
        .where('refused', '=', true)
        .$if(among !== undefined, (query) => query.where('id', '=', among!))
        .execute(),
    )
  const isRefused = async (id: string) => (await refusedAmong(id)).length > 0

  const read = (work: () => Promise<void>): Promise<void> => {
    readings = readings.then(work).catch((error: unknown) => {
      ids = undefined
      app.log.warn({ err: error }, 'the refused media could not be read')
    })
    return readings
  }
  const readAll = () => read(async () => void (ids = new Set((await refusedAmong()).map(({ id }) => id))))
  const readAgain = (id: string) =>
    read(async () => {
      if (await isRefused(id)) ids?.add(id)
      else ids?.delete(id)
    })

  const begin = async () => {
    try {
      listening ??= app.database.listen([channel], {
        received: (_, id) => void readAgain(id),
        missed: () => void readAll(),
      })
      await listening
      await readAll()
    } catch (error) {
      listening = undefined
      app.log.warn({ err: error }, 'this replica could not listen for refused media')
    }
    beginning = undefined
  }

  return {
    /** Whether the public may not see the file of this key. Rejects while the database is away and nothing is known. */
    async has(key: string): Promise<boolean> {
      const id = mediaIdOf(key)
      if (id === null) return false
      if (ids) return ids.has(id)
      beginning ??= begin()
      return isRefused(id)
    },
    async close(): Promise<void> {
      await beginning
      const stop = await listening?.catch(() => undefined)
      await stop?.()
      await readings
    },
  }
}
