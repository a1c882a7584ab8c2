import { graphql } from '../../../generated/graphql/gql.ts'

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
    createdAt
    version
  }
`)

export const changeSetsDocument = graphql(/* GraphQL */ `
  query ChangeSets($limit: Int!, $page: Int!, $filter: ChangeSetFilter, $sortBy: ChangeSetSort) {
    cmsChangeSets(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
      counter
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
        outdated
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

export const planChangeDocument = graphql(/* GraphQL */ `
  mutation PlanChange($_id: ID, $title: String, $operation: PlannedOperation!, $input: JSON!) {
    cmsPlanChange(_id: $_id, title: $title, operation: $operation, input: $input) {
      _id
      title
    }
  }
`)

export const unplanChangeDocument = graphql(/* GraphQL */ `
  mutation UnplanChange($_id: ID!) {
    cmsUnplanChange(_id: $_id) {
      _id
    }
  }
`)

export const updateChangeSetDocument = graphql(/* GraphQL */ `
  mutation UpdateChangeSet($_id: ID!, $version: Int, $title: String, $note: String) {
    cmsUpdateChangeSet(_id: $_id, version: $version, title: $title, note: $note) {
      version
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

export const withdrawChangeSetDocument = graphql(/* GraphQL */ `
  mutation WithdrawChangeSet($_id: ID!, $version: Int) {
    cmsWithdrawChangeSet(_id: $_id, version: $version) {
      _id
    }
  }
`)

export const rollBackChangeSetDocument = graphql(/* GraphQL */ `
  mutation RollBackChangeSet($_id: ID!, $version: Int) {
    cmsRollBackChangeSet(_id: $_id, version: $version) {
      _id
    }
  }
`)

export const deleteChangeSetDocument = graphql(/* GraphQL */ `
  mutation DeleteChangeSet($_id: ID!, $version: Int) {
    cmsDeleteChangeSet(_id: $_id, version: $version)
  }
`)
