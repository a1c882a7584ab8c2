import { z } from 'zod'
import { recordId, text } from '../../../platform/shared/rules.ts'

export const mediaTypes = ['PHOTO', 'VIDEO', 'FILE'] as const

const pixels = z.number().int().min(1).max(100_000).nullish()

/**
 * The fields sent with an uploaded picture. The client's dimensions are not trusted: the real ones are read from the
 * picture.
 */
export const photoInput = z.object({
  dimensions: z
    .object({ height: pixels, width: pixels })
    .meta({ graphql: 'Dimensions' })
    .nullish()
    .describe('Ignored: the size is read from the picture.'),
  bannerType: text(50)
    .nullish()
    .transform((type) => type || null),
})

/** How many photos and videos a record of a member shows. */
const mostMedia = 20

/** The photos and videos that a member attaches to a record, in their order. */
export const ownMediaIds = z
  .array(recordId())
  .max(mostMedia)
  .transform((ids) => [...new Set(ids)])

/** What a member uploads a picture for: to show it, or for a request that asks for papers. */
export const uploadPurposes = ['PUBLIC', 'PRIVATE'] as const
