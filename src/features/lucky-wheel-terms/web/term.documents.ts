import { graphql } from '../../../generated/graphql/gql.ts'

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

export const createTermDocument = graphql(/* GraphQL */ `
  mutation CreateLuckyWheelTerm($data: LuckyWheelTermInput!) {
    cmsCreateLuckyWheelTerm(data: $data) {
      _id
      version
    }
  }
`)

export const updateTermDocument = graphql(/* GraphQL */ `
  mutation UpdateLuckyWheelTerm($_id: ID!, $data: LuckyWheelTermChange!, $version: Int!) {
    cmsUpdateLuckyWheelTerm(_id: $_id, data: $data, version: $version) {
      _id
      version
    }
  }
`)
