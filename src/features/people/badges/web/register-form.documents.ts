import { graphql } from '../../../../generated/graphql/gql.ts'

export const registerFormsDocument = graphql(/* GraphQL */ `
  query RegisterForms(
    $q: String
    $limit: Int!
    $page: Int!
    $filter: BadgeRegisterFormFilter
    $sortBy: BadgeRegisterFormSort
  ) {
    cmsListBadgeRegisterForms(q: $q, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
      counter: counterAtLeast
      items {
        _id
        detail
        detailEn
        inputType
        required
        figureId
        figure {
          ...MediaPicture
        }
        createdAt
        version
      }
    }
  }
`)
