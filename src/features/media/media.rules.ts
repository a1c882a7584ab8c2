import { z } from 'zod'

export const mediaTypes = ['PHOTO', 'VIDEO', 'FILE'] as const

const pixels = z.number().int().min(1).max(100_000).nullish()

/** What goes with an uploaded picture. The dimensions are a client's guess: the picture itself says how large it is. */
export const photoInput = z.object({
  dimensions: z
    .object({ height: pixels, width: pixels })
    .meta({ graphql: 'Dimensions' })
    .nullish()
    .describe('A hint; the picture is measured.'),
  bannerType: z
    .string()
    .trim()
    .max(50)
    .nullish()
    .transform((type) => type || null),
})
