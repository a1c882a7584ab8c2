import { z } from 'zod'
import { says } from '../../platform/shared/rules.ts'
import type texts from './messages/en.json'

declare module '../../platform/shared/text.ts' {
  interface TextFiles {
    readonly places: typeof texts
  }
}

/** The form that chooses a place's image: one of its photos, or one that was uploaded for it. */
export const primaryImageForm = z.object({ imageId: z.uuid(says('places_text_image_required')) })
