import { graphql } from '../../../../generated/graphql/gql.ts'

export const loginDocument = graphql(/* GraphQL */ `
  mutation Login($data: LoginInput!) {
    login(data: $data) {
      idToken
      refreshToken
      expiresAt
      idTokenPayload {
        user {
          badgeStatus
          group
        }
      }
    }
  }
`)
