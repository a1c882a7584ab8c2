import { graphql } from '../../../../generated/graphql/gql.ts'

export const runRowFragment = graphql(/* GraphQL */ `
  fragment RunInfo on Run {
    _id
    kind
    state
    phase
    name
    targetModel
    targetId
    fileName
    sheet
    layout
    done
    total
    result
    created
    existing
    repeated
    malformed
    guessable
    failure
    failureReason
    failureParams
    creator {
      _id
      fullName
      avatar {
        thumbnail
      }
    }
    createdAt
    finishedAt
    version
  }
`)

export const runsDocument = graphql(/* GraphQL */ `
  query Runs($limit: Int, $page: Int, $filter: RunFilter, $sortBy: RunSort) {
    cmsRuns(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
      counter: counterAtLeast
      items {
        ...RunInfo
      }
    }
  }
`)

export const runDocument = graphql(/* GraphQL */ `
  query OneRun($_id: ID!) {
    cmsRun(_id: $_id) {
      ...RunInfo
    }
  }
`)

export const runRowsDocument = graphql(/* GraphQL */ `
  query RunRows($runId: ID!, $problem: RunRowProblem, $page: Int, $limit: Int) {
    cmsRunRows(runId: $runId, problem: $problem, page: $page, limit: $limit) {
      counter: counterAtLeast
      items {
        _id
        row
        cells
        problem
        column
        why
        reason
        firstRow
        existsIn
      }
    }
  }
`)

export const confirmRunDocument = graphql(/* GraphQL */ `
  mutation ConfirmRun($_id: ID!) {
    cmsConfirmRun(_id: $_id) {
      ...RunInfo
    }
  }
`)

export const cancelRunDocument = graphql(/* GraphQL */ `
  mutation CancelRun($_id: ID!) {
    cmsCancelRun(_id: $_id) {
      ...RunInfo
    }
  }
`)
