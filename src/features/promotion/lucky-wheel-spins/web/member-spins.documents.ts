import { graphql } from '../../../../generated/graphql/gql.ts'

export const memberSpinsDocument = graphql(/* GraphQL */ `
  query MemberSpins($userId: ID!, $after: String) {
    cmsMemberSpins(userId: $userId, after: $after) {
      endCursor
      items {
        _id
        wheelTitle
        prize
        points
        code
        createdAt
      }
    }
  }
`)
