import './media.schema.ts'
import './media.term-status.ts'
import type { Job } from '../../../platform/server/jobs.ts'
import { sweepOrphans } from './media.sweep.ts'

export const jobs: readonly Job[] = [
  { name: 'sweep media', everySeconds: 6 * 3_600, run: async (app) => void (await sweepOrphans(app)) },
]
export { registerMediaRoutes as routes } from './media.routes.ts'
