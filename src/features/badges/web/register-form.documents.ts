import { graphql } from '../../../generated/graphql/gql.ts'

export const registerFormsDocument = graphql(/* GraphQL */ `
  query RegisterForms(
    $q: String
    $limit: Int!
    $page: Int!
    $filter: BadgeRegisterFormFilter
    $sortBy: BadgeRegisterFormSort
  ) {
    cmsListBadgeRegisterForms(q: $q, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
      counter
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

export const createRegisterFormDocument = graphql(/* GraphQL */ `
  mutation CreateRegisterForm(
    $detail: String!
    $detailEn: String!
    $inputType: RegisterFormInputType!
    $required: Boolean!
    $figureId: ID
  ) {
    cmsCreateBadgeRegisterForm(
      detail: $detail
      detailEn: $detailEn
      inputType: $inputType
      required: $required
      figureId: $figureId
    ) {
      _id
    }
  }
`)

export const updateRegisterFormDocument = graphql(/* GraphQL */ `
  mutation UpdateRegisterForm(
    $_id: ID!
    $detail: String!
    $detailEn: String!
    $inputType: RegisterFormInputType!
    $required: Boolean!
    $figureId: ID
    $version: Int!
  ) {
    cmsUpdateBadgeRegisterForm(
      _id: $_id
      detail: $detail
      detailEn: $detailEn
      inputType: $inputType
      required: $required
      figureId: $figureId
      version: $version
    ) {
      _id
    }
  }
`)

export const deleteRegisterFormDocument = graphql(/* GraphQL */ `
  mutation DeleteRegisterForm($_id: ID!, $version: Int!) {
    cmsDeleteBadgeRegisterForm(_id: $_id, version: $version)
  }
`)
