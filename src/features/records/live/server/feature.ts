import './presence.schema.ts'
import { sweepPresence } from './presence.ts'

export const jobs = [sweepPresence]
export { registerLiveRoute as routes } from './live.route.ts'
