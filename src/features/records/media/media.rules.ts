import { z } from 'zod'
import { text } from '../../../platform/shared/rules.ts'

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
