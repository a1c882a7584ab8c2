import { z } from 'zod'
import { zodMessage } from '../../../platform/shared/rules.ts'

/** The form that chooses a place's image: one of its photos, or one that was uploaded for it. */
export const primaryImageForm = z.object({ imageId: z.uuid(zodMessage('places_text_image_required')) })
