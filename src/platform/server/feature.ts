import type { FastifyInstance } from 'fastify'
import type { App, Job, WaitingFigure } from './context.ts'
import type { Tally } from './jobs/fold-tally.ts'

/** What a feature adds to the server, apart from its part of the API (which exists once its schema is loaded). */
export interface Feature {
  readonly jobs?: readonly Job[]
  /** Its tallies, which a job of the platform folds. */
  readonly tallies?: readonly Tally[]
  /** How many of the feature's records wait for staff; shown in the side menu. */
  readonly waiting?: readonly WaitingFigure[]
  /** Adds its HTTP routes. */
  readonly routes?: (fastify: FastifyInstance, app: App) => void
}
