import { graphql } from '../../../generated/graphql/gql.ts'
import { mutation } from '../../../generated/graphql/mutations.ts'

export const termDocument = graphql(/* GraphQL */ `
  query LuckyWheelTerm {
    cmsDetailLuckyWheelTerm {
      _id
      content
      contentEn
      version
    }
  }
`)

export const createTermDocument = mutation('cmsCreateLuckyWheelTerm')
export const updateTermDocument = mutation('cmsUpdateLuckyWheelTerm')
