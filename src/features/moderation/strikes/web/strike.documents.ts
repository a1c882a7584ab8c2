import { graphql } from '../../../../generated/graphql/gql.ts'

export const strikesDocument = graphql(/* GraphQL */ `
  query Strikes($userId: ID!) {
    cmsStrikesOf(userId: $userId) {
      total
      step {
        at
        days
      }
      items {
        _id
        weight
        createdAt
        endsAt
        model
        title
        status
        reason
      }
    }
  }
`)
