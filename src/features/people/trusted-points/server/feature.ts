import './trusted-point.schema.ts'
import './why.schema.ts'
import './try.schema.ts'
import './replay.schema.ts'
import { expirePoints } from './expire.job.ts'
import { givePoints } from './points-of-others.ts'
import { rankMembers, rewardRanks } from './ranks.job.ts'
import { settlePoints } from './settle.job.ts'

export const jobs = [settlePoints, givePoints, rankMembers, rewardRanks, expirePoints]
