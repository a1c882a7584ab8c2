import { graphql } from '../../../../generated/graphql/gql.ts'

export const changeSetRowFragment = graphql(/* GraphQL */ `
  fragment ChangeSetRow on ChangeSet {
    _id
    title
    note
    status
    changes
    author {
      ...UserFace
    }
    approver {
      ...UserFace
    }
    applyAt
    appliedAt
    sentBackBy {
      ...UserFace
    }
    sentBackAt
    sentBackComment
    createdAt
    version
  }
`)

export const changeSetsDocument = graphql(/* GraphQL */ `
  query ChangeSets($limit: Int!, $page: Int!, $filter: ChangeSetFilter, $sortBy: ChangeSetSort) {
    cmsChangeSets(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
      counter: counterAtLeast
      items {
        ...ChangeSetRow
      }
    }
  }
`)

export const changeSetDocument = graphql(/* GraphQL */ `
  query ChangeSet($_id: ID!) {
    cmsChangeSet(_id: $_id) {
      ...ChangeSetRow
      rolledBackBy {
        ...UserFace
      }
      rolledBackAt
      failure {
        field
        reason
        params
        message
      }
      items {
        _id
        model
        targetId
        name
        creates
        outdated
        overtaken {
          field
          seen
          now
          seenName
          nowName
          by
          at
        }
        effects {
          model
          targetId
          name
          changes {
            field
            before
            after
            beforeName
            afterName
          }
        }
      }
    }
  }
`)

/** The newest sets that failed, each with what the viewer is told of it. */
export const failedSetsDocument = graphql(/* GraphQL */ `
  query FailedSets {
    cmsChangeSets(limit: 100, page: 1, filter: { status: FAILED }) {
      items {
        _id
        title
        author {
          _id
          fullName
        }
        approver {
          _id
        }
        failure {
          reason
          params
          message
        }
      }
    }
  }
`)

export const scheduledChangesDocument = graphql(/* GraphQL */ `
  query ScheduledChanges($_id: ID!) {
    cmsScheduledChanges(_id: $_id) {
      _id
      title
      applyAt
    }
  }
`)

export const planChangeDocument = graphql(/* GraphQL */ `
  mutation PlanChange($_id: ID, $title: String, $operation: PlannedOperation!, $input: JSON!) {
    cmsPlanChange(_id: $_id, title: $title, operation: $operation, input: $input) {
      _id
      title
    }
  }
`)

export const approveChangeSetDocument = graphql(/* GraphQL */ `
  mutation ApproveChangeSet($_id: ID!, $version: Int!, $applyAt: DateTime) {
    cmsApproveChangeSet(_id: $_id, version: $version, applyAt: $applyAt) {
      _id
      status
      applyAt
    }
  }
`)
