import type { FastifyInstance } from 'fastify'
import type { App, Job } from '../../../../platform/server/context.ts'
import { onMission, tellOrigin } from '../../../people/trusted-points/server/public.ts'
import { registerDrawsFiles } from './draws-file.ts'
import './draws-file.schema.ts'
import { registerDraws } from './draws.route.ts'
import './member-spins.schema.ts'
import { sealDraws } from './seal.job.ts'
import './spin-list.schema.ts'
import { earnTurns } from './turns.ts'

export function routes(fastify: FastifyInstance, app: App): void {
  registerDraws(fastify, app)
  registerDrawsFiles(fastify, app)
}
export const jobs: readonly Job[] = [sealDraws]

onMission(earnTurns)

tellOrigin('PRIZE', async (ctx, { id }) => {
  const wheel = await ctx.db
    .selectFrom('wheel_awards')
    .innerJoin('lucky_wheels', 'lucky_wheels.id', 'wheel_awards.wheel_id')
    .select('lucky_wheels.title')
    .where('wheel_awards.entry_id', '=', id)
    .executeTakeFirst()
  return wheel ? { key: 'trusted_points_text_why_prize_of', params: { name: wheel.title } } : null
})
