import type { FastifyInstance } from 'fastify'
import type { App } from '../../../../platform/server/context.ts'
import { registerLive } from '../../../../platform/server/live/live-route.ts'
import { audienceOf } from './audience.ts'

export function registerLiveRoute(fastify: FastifyInstance, app: App): void {
  registerLive(fastify, app, audienceOf)
}
