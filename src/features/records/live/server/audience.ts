import { type App, ownContext } from '../../../../platform/server/context.ts'
import { databaseBudgetMs, withPatience } from '../../../../platform/server/database/patience.ts'
import type { AnnouncedChange, RecordName } from '../../../../platform/server/live/announce.ts'
import type { Audience, AudienceOf } from '../../../../platform/server/live/live-hub.ts'
import { namesShown, type Reading, readingOf } from '../../../../platform/server/records/record-reading.ts'
import { seeModerators, type Viewer } from '../../../../platform/shared/permission.ts'
import { notifyPermission } from '../live.rules.ts'

/**
 * Who hears of a record: those who may read it, deleted or not, because their screens may still show it. Who changed it
 * is only for viewers who may read one of the changed fields; the others learn that there is a new version, which the
 * record itself shows.
 */
export const audienceOf: AudienceOf = (app, message) => {
  const reading = readingOf(message.model)
  return reading?.visibleTo ? audienceOfOne(app, message, reading) : readersOf(app, message, () => true)
}

/** The same for a model of which not everybody reads every record. */
async function audienceOfOne(app: App, message: Message, { rows, visibleTo }: Reading): Promise<Audience> {
  const [row] = await withPatience(databaseBudgetMs, () => rows(ownContext(app, 'live'), [message.id]))
  return readersOf(app, message, (viewer) => !!row && visibleTo!(viewer, row))
}

type Message = AnnouncedChange | RecordName

function readersOf(app: App, message: Message, mayRead: (viewer: Viewer) => boolean): Audience {
  const permission = notifyPermission(message.model)
  const fields = 'fields' in message ? message.fields : undefined
  return (viewer) => {
    if (!permission.allows(viewer) || !mayRead(viewer)) return 'nothing'
    if (!seeModerators.allows(viewer)) return 'that'
    return !fields || fields.some(namesShown({ app, viewer }, message)) ? 'who' : 'that'
  }
}
