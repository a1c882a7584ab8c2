import { z } from 'zod'
import { recordId } from '../../shared/rules.ts'

/** The version of a record that the caller saw; without it, the change is made even if the record changed meanwhile. */
export const version = z.number().int().min(1).nullish()

/** The record to change. */
export const target = z.object({ _id: recordId(), version })
