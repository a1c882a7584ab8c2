import './media.schema.ts'
import './media.term-status.ts'
import { sweepMedia } from './media.sweep.ts'

export const jobs = [sweepMedia]
export { registerMediaRoutes as routes } from './media.routes.ts'
