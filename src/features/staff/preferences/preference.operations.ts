import { defineOperations } from '../../../platform/shared/operation.ts'
import { admitted } from '../../../platform/shared/permission.ts'

/** A person's own settings of the screens, such as columns and density. Nobody can read those of other people. */
export const preferenceOperations = defineOperations({
  query: { myPreferences: admitted },
  mutation: { setPreference: admitted },
})
