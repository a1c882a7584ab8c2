import { graphql } from '../../../../generated/graphql/gql.ts'

export const pointsByDayDocument = graphql(/* GraphQL */ `
  query PointsByDay($startDate: Day!, $endDate: Day!) {
    cmsPointsByDay(startDate: $startDate, endDate: $endDate) {
      date
      given
      givenBack
      takenBack
      spent
      expired
      corrected
      outstanding
    }
  }
`)

export const ledgerCheckDocument = graphql(/* GraphQL */ `
  query LedgerCheck {
    cmsLedgerCheck {
      finishedAt
      members
      entries
      differences
      differing
    }
  }
`)
