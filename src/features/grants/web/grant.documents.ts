import { graphql } from '../../../generated/graphql/gql.ts'

export const setGrantsDocument = graphql(/* GraphQL */ `
  mutation SetGrants($userId: ID!, $areas: [Area!]!, $version: Int!) {
    cmsSetGrants(userId: $userId, areas: $areas, version: $version) {
      version
    }
  }
`)
