import { graphql } from '../../../../generated/graphql/gql.ts'

export const voucherResultsDocument = graphql(/* GraphQL */ `
  query VoucherResults($_id: ID!, $startDate: Day!, $endDate: Day!) {
    cmsVoucherResults(_id: $_id, startDate: $startDate, endDate: $endDate) {
      voucher {
        title
        type
        available
        reserved
      }
      runningOut {
        outcome
        day
        perDay
        days
      }
      days {
        date
        handedOver
        used
        pointsSpent
        signUps
      }
    }
  }
`)
