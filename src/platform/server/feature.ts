import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import type { App, Job, WaitingFigure } from './context.ts'
import type { Tally } from './jobs/fold-tally.ts'

/** What a feature adds to the server, apart from its part of the API (which exists once its schema is loaded). */
export interface Feature {
  readonly jobs?: readonly Job[]
  /** Its tallies, which a job of the platform folds. */
  readonly tallies?: readonly Tally[]
  /** How many of the feature's records wait for staff; shown in the side menu. */
  readonly waiting?: readonly WaitingFigure[]
  /** Figures for `/metrics`. */
  readonly metrics?: readonly KeptFigures[]
  /** Adds its HTTP routes. */
  readonly routes?: (fastify: FastifyInstance, app: App) => void
}

/** Figures for `/metrics` that are read from the database, one of each name for each thing that has them. */
export interface KeptFigures {
  /** What tells the things apart. */
  readonly label: string
  /** The names, and what each means. */
  readonly figures: Readonly<Record<string, string>>
  /** The value of each name, or undefined if the thing has none now. */
  read(
    app: App,
    db: Kysely<Tables>,
  ): Promise<readonly { of: string; values: Readonly<Record<string, number | undefined>> }[]>
}

/** A moment as Prometheus has them. */
export const unixSeconds = (at: Date | null | undefined): number | undefined => (at ? at.getTime() / 1000 : undefined)
