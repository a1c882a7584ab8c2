import { graphql } from '../../../../generated/graphql/gql.ts'

export const reporterAccuracyDocument = graphql(/* GraphQL */ `
  query ReporterAccuracy($userId: ID!) {
    cmsReporterAccuracy(userId: $userId) {
      reason
      upheld
      dismissed
      share
    }
  }
`)
