import { z } from 'zod'
import { areas } from '../../../platform/shared/permission.ts'

/** All areas that the person has from now on, each once, in a fixed order. */
export const grantedAreas = z
  .array(z.enum(areas))
  .max(areas.length)
  .transform((given) => [...new Set(given)].toSorted())

/** The form. */
export const grantForm = z.object({ areas: grantedAreas })
