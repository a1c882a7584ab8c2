import { z } from 'zod'
import { recordId, zodMessage } from '../../../platform/shared/rules.ts'

/** The form that chooses a place's image: one of its photos, or one that was uploaded for it. */
export const primaryImageForm = z.object({ imageId: recordId(zodMessage('places_text_image_required')) })
