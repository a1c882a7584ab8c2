import { defineOperations } from '../../../platform/shared/operation.ts'
import { admitted } from '../../../platform/shared/permission.ts'

/** Saved views of lists. Each operation also checks the permission of the list itself. */
export const viewOperations = defineOperations({
  query: { cmsListViews: admitted },
  mutation: { cmsSaveView: admitted, cmsUpdateView: admitted, cmsDeleteView: admitted },
})
