import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import type { App } from '../../context.ts'

const sandboxes = new WeakMap<App, App>()

/**
 * The same application in its sandbox: whatever uses its database finds the sandbox's members, records, points and log
 * there, and nothing of what is meant. One object for each application, because things are kept by it.
 */
export function sandboxOf(app: App): App {
  let sandbox = sandboxes.get(app)
  if (!sandbox) {
    sandbox = { ...app, sandbox: true, database: { ...app.database, ...app.database.sandbox } }
    sandboxes.set(app, sandbox)
  }
  return sandbox
}

/** Gives a member of staff who looks into the sandbox a double there, for what refers to them. */
export const letIn = async (db: Kysely<Tables>, id: string): Promise<void> =>
  void (await sql`select let_in(${id})`.execute(db))
