import { defineOperations } from '../../../platform/shared/operation.ts'
import { admitted } from '../../../platform/shared/permission.ts'

/** Saved views of lists, and how much a state of a list shows. Each operation also checks the permission of the list. */
export const viewOperations = defineOperations({
  query: { cmsListViews: admitted, cmsCountListed: admitted },
  mutation: { cmsSaveView: admitted, cmsUpdateView: admitted, cmsDeleteView: admitted },
})
