import { defineOperations } from '../../platform/shared/operation.ts'
import { admitted } from '../../platform/shared/permission.ts'

/** A person's own settings of the screens: columns, density. Nobody reads another person's. */
export const preferenceOperations = defineOperations({
  query: { myPreferences: admitted },
  mutation: { setPreference: admitted },
})
