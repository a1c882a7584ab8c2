import { graphql } from '../../../../generated/graphql/gql.ts'

export const entryOfHistoryFragment = graphql(/* GraphQL */ `
  fragment EntryOfHistory on AuditEntry {
    _id
    createdAt
    action
    actor {
      ...UserFace
    }
    changes {
      field
      before
      after
      beforeName
      afterName
    }
    reason
    version
  }
`)

export const historyDocument = graphql(/* GraphQL */ `
  query RecordHistory($model: HistoryModel!, $targetId: ID!, $limit: Int, $after: ID) {
    cmsHistory(model: $model, targetId: $targetId, limit: $limit, after: $after) {
      items {
        ...EntryOfHistory
      }
      next
    }
  }
`)

export const auditEntriesDocument = graphql(/* GraphQL */ `
  query AuditEntries($limit: Int, $page: Int, $actionIn: [String!], $filter: AuditFilter, $sortBy: AuditSort) {
    cmsGetAuditEntries(limit: $limit, page: $page, actionIn: $actionIn, filter: $filter, sortBy: $sortBy) {
      counter: counterAtLeast
      items {
        ...EntryOfHistory
        changes {
          afterWords {
            en
            vi
          }
        }
        model
        targetId
        targetName
        targetWords {
          en
          vi
        }
        requestId
      }
    }
  }
`)

/** A verification: its progress and what it found. */
export const auditRunFragment = graphql(/* GraphQL */ `
  fragment AuditRun on AuditVerification {
    _id
    state
    entries
    chains
    total
    startedAt
    finishedAt
    startedBy {
      fullName
    }
    checkpoint {
      number
      createdAt
    }
    found
    broken {
      problem
      chain
      first
      last
      checkpoint
    }
  }
`)

export const verificationDocument = graphql(/* GraphQL */ `
  query AuditVerification {
    cmsAuditVerification {
      ...AuditRun
    }
  }
`)

export const verifyDocument = graphql(/* GraphQL */ `
  mutation VerifyAudit {
    cmsVerifyAudit {
      ...AuditRun
    }
  }
`)

export const undoManyDocument = graphql(/* GraphQL */ `
  mutation UndoMany($model: RecordModel!, $changes: [UndoneChange!]!) {
    cmsUndoMany(model: $model, changes: $changes) {
      _id
      ok
      message
      reason
      params
    }
  }
`)

export const changesSinceDocument = graphql(/* GraphQL */ `
  query ChangesSince($model: RecordModel!, $_id: ID!, $version: Int!) {
    cmsChangesSince(model: $model, _id: $_id, version: $version) {
      version
      changes {
        field
        seen
        now
        seenName
        nowName
        by
        at
      }
    }
  }
`)

/** Most actors are staff, so staff are offered before a name is typed. */
export const findActorsDocument = graphql(/* GraphQL */ `
  query FindActors($query: String, $group: UserGroup, $limit: Int) {
    cmsGetUsers(query: $query, filter: { group: $group }, limit: $limit) {
      items {
        _id
        fullName
        phoneNumber
      }
    }
  }
`)

export const actorDocument = graphql(/* GraphQL */ `
  query Actor($userId: ID!) {
    cmsGetUser(userId: $userId) {
      _id
      fullName
    }
  }
`)
