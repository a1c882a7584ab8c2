import { graphql } from '../../../generated/graphql/gql.ts'
import { mutation } from '../../../generated/graphql/mutations.ts'

export const pageCategoriesDocument = graphql(/* GraphQL */ `
  query PageCategories {
    cmsGetPageCategories {
      counter
      items {
        _id
        name {
          VI_VN
          EN_US
        }
        enum
        deletedAt
        version
      }
    }
  }
`)

export const createPageCategoryDocument = mutation('cmsCreatePageCategory')
export const updatePageCategoryDocument = mutation('cmsUpdatePageCategory')
export const deletePageCategoryDocument = mutation('cmsDeletePageCategory')
