import { mutation } from '../../../generated/graphql/mutations.ts'

export const setGrantsDocument = mutation('cmsSetGrants')
