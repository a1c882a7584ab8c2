import { graphql } from '../../../generated/graphql/gql.ts'

export const meDocument = graphql(/* GraphQL */ `
  query Me {
    me {
      _id
      email
      username
      fullName
      photoUrl
      gender
      group
      badgeStatus
      termStatus
      areas
      phoneNumber
      secondFactorDemanded
      avatar {
        thumbnail
      }
    }
  }
`)

export const refreshTokenDocument = graphql(/* GraphQL */ `
  mutation RefreshToken($refreshToken: String!) {
    refreshToken(refreshToken: $refreshToken) {
      idToken
      refreshToken
      expiresAt
    }
  }
`)
