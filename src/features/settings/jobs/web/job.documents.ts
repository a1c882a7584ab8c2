import { graphql } from '../../../../generated/graphql/gql.ts'

export const jobsDocument = graphql(/* GraphQL */ `
  query Jobs {
    cmsGetJobs {
      _id
      everySeconds
      running
      nextRunAt
      lastRunAt
      lastDurationMs
      lastSuccessAt
      lastResult
      lastError
      failuresInRow
      failingItems
    }
  }
`)

export const jobFailuresDocument = graphql(/* GraphQL */ `
  query JobFailures($job: String!, $page: Int) {
    cmsGetJobFailures(job: $job, page: $page) {
      item
      attempts
      firstFailedAt
      nextTryAt
      lastError
    }
  }
`)
