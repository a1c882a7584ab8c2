import { z } from 'zod'

/** The version of a record that the caller saw; without it, the change is made whatever happened in between. */
export const version = z.number().int().min(1).nullish()

/** The record that a change is about. */
export const target = z.object({ _id: z.uuid(), version })
