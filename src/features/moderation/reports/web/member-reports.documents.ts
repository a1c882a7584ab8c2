import { graphql } from '../../../../generated/graphql/gql.ts'

export const memberReportsDocument = graphql(/* GraphQL */ `
  query MemberReports($userId: ID!, $after: String) {
    cmsMemberReports(userId: $userId, after: $after) {
      endCursor
      items {
        _id
        model
        reason
        outcome
        createdAt
      }
    }
  }
`)

export const memberReportedDocument = graphql(/* GraphQL */ `
  query MemberReported($userId: ID!, $after: String) {
    cmsMemberReported(userId: $userId, after: $after) {
      endCursor
      items {
        _id
        model
        reports
        outcome
        lastReportAt
      }
    }
  }
`)
