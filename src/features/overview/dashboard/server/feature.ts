import './contents.schema.ts'
import './figures.schema.ts'
import './top-referrals.schema.ts'
import './top-users.schema.ts'

export { tallies } from './dashboard.tallies.ts'
