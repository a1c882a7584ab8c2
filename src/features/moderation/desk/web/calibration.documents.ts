import { graphql } from '../../../../generated/graphql/gql.ts'

export const agreementFragment = graphql(/* GraphQL */ `
  fragment Agreement on ShareWithBounds {
    share
    low
    high
  }
`)

export const calibrationDocument = graphql(/* GraphQL */ `
  query Calibration($startDate: Day!, $endDate: Day!) {
    cmsGetCalibration(startDate: $startDate, endDate: $endDate) {
      decided
      drawn
      waiting
      void
      answered
      agreement {
        ...Agreement
      }
      byReason {
        reason
        answered
        agreement {
          ...Agreement
        }
      }
      byPerson {
        user {
          ...UserFace
        }
        answered
        agreement {
          ...Agreement
        }
      }
      disagreements {
        _id
        case {
          _id
          lead {
            ...CaseLead
          }
        }
        decidedBy {
          ...UserFace
        }
        decidedAt
        answeredBy {
          ...UserFace
        }
        answeredAt
        status
        reason
        againAt
      }
    }
  }
`)

export const decideAgainDocument = graphql(/* GraphQL */ `
  mutation DecideAgain($_id: ID!) {
    cmsDecideAgain(_id: $_id) {
      _id
      againAt
    }
  }
`)
