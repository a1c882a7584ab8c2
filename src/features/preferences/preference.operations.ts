import { defineOperations } from '../../platform/shared/operation.ts'
import { admitted } from '../../platform/shared/permission.ts'

/** What a person set for themselves: columns, density. Only ever one's own. */
export const preferenceOperations = defineOperations({
  query: { myPreferences: admitted },
  mutation: { setPreference: admitted },
})
