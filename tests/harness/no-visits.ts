import type { TestServer } from './server.ts'

/** Takes the rule of daily visits out of force, so that only what a test does changes points. */
export const withoutVisits = ({ db }: TestServer) =>
  db
    .updateTable('trusted_point_configs')
    .set({ deleted_at: new Date() })
    .where('action_type', '=', 'DAILY_VISIT')
    .execute()
