/**
 * Imported first by whatever starts tests: sets the moment of the run, TEST_MOMENT (see `moments.ts`) or the ordinary
 * one, for this process and all that it starts.
 */
import { aheadOf, momentOf } from './moments.ts'

process.env.TEST_MOMENT ??= 'ordinary'
process.env.TEST_CLOCK ??= String(aheadOf(momentOf(process.env.TEST_MOMENT)))
await import('./preload.ts')
