import { graphql } from '../../../generated/graphql/gql.ts'

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

export const createPageCategoryDocument = graphql(/* GraphQL */ `
  mutation CreatePageCategory($name: LocalizedTextInput!, $enum: String!) {
    cmsCreatePageCategory(name: $name, enum: $enum) {
      _id
    }
  }
`)

export const updatePageCategoryDocument = graphql(/* GraphQL */ `
  mutation UpdatePageCategory($_id: ID!, $name: LocalizedTextInput!, $enum: String!, $version: Int!) {
    cmsUpdatePageCategory(_id: $_id, name: $name, enum: $enum, version: $version) {
      _id
    }
  }
`)

export const deletePageCategoryDocument = graphql(/* GraphQL */ `
  mutation DeletePageCategory($_id: ID!, $version: Int!) {
    cmsDeletePageCategory(_id: $_id, version: $version)
  }
`)
