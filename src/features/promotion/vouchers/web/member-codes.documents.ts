import { graphql } from '../../../../generated/graphql/gql.ts'

export const memberCodesDocument = graphql(/* GraphQL */ `
  query MemberCodes($userId: ID!, $after: String) {
    cmsMemberCodes(userId: $userId, after: $after) {
      endCursor
      items {
        _id
        code
        voucherTitle
        cause
        price
        status
        refund
        usedAt
        endDate
        createdAt
      }
    }
  }
`)

export const refundDocument = graphql(/* GraphQL */ `
  mutation Refund($_id: ID!, $reason: String!) {
    cmsRefundRedemption(_id: $_id, reason: $reason) {
      status
    }
  }
`)
