import './contents.schema.ts'
import './figures.schema.ts'
import './top-referrals.schema.ts'
import './top-users.schema.ts'
import { foldDashboardTallies } from './dashboard.jobs.ts'

export const jobs = [foldDashboardTallies]
