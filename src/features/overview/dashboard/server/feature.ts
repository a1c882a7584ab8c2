import './moderators.schema.ts'
import './contents.schema.ts'
import './figures.schema.ts'
import './top-referrals.schema.ts'
import './top-users.schema.ts'
import { makeShortlists } from './shortlists.ts'

export { tallies } from './dashboard.tallies.ts'
export const jobs = [makeShortlists]
