import { graphql } from '../../../../generated/graphql/gql.ts'

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
