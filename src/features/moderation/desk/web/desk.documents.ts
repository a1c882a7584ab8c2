import { graphql } from '../../../../generated/graphql/gql.ts'

/** What a case is called wherever it is named. */
export const caseLeadFragment = graphql(/* GraphQL */ `
  fragment CaseLead on CaseMember {
    model
    _id
    title
    text
  }
`)

export const caseRowFragment = graphql(/* GraphQL */ `
  fragment CaseRow on Case {
    _id
    version
    state
    severity
    byReason {
      reason
      reports
    }
    totalReports
    totalMembers
    dueAt
    holder {
      ...UserFace
    }
    mine
    appeal {
      _id
    }
    lead {
      ...CaseLead
    }
  }
`)

export const caseMemberFragment = graphql(/* GraphQL */ `
  fragment CaseMember on CaseMember {
    ...CaseLead
    medias {
      _id
      type
      uri
      thumbnail
      thumbnail2x
      width
      height
    }
    author {
      ...UserFace
    }
    page {
      _id
      name
    }
    termStatus
    totalReports
    openReports
    lastReportAt
    createdAt
    isAdminReport
  }
`)

export const caseDecisionFragment = graphql(/* GraphQL */ `
  fragment CaseDecision on CaseDecision {
    _id
    state
    closedElsewhere
    status
    reason
    until
    hidePosts
    secondLook
    note
    reply {
      textEn
      textVi
    }
    by {
      ...UserFace
    }
    createdAt
    secondBy {
      ...UserFace
    }
    secondAt
    done
    total
    refused {
      model
      _id
      title
      message
      reason
    }
    changedSince {
      model
      _id
      title
      termStatus
    }
    undoUntil
    undoneAt
    mine
    calibrates
    case {
      _id
      lead {
        ...CaseLead
      }
    }
  }
`)

export const caseAppealFragment = graphql(/* GraphQL */ `
  fragment CaseAppeal on CaseAppeal {
    _id
    message
    createdAt
    state
    answer
    decidedAt
    decidedBy {
      ...UserFace
    }
    status
    reason
    judgedAt
    judges {
      ...UserFace
    }
    records
  }
`)

export const fullCaseFragment = graphql(/* GraphQL */ `
  fragment FullCase on Case {
    ...CaseRow
    severityParts {
      part
      points
      detail
    }
    openedAt
    closedAt
    closedBy {
      ...UserFace
    }
    closing {
      how
      status
    }
    calibrates
    aboutMe
    reportedByMe
    judgedByMe
    appeal {
      ...CaseAppeal
    }
    handedBy {
      ...UserFace
    }
    heldUntil
    members {
      ...CaseMember
    }
    creator {
      ...UserFace
    }
    creatorBlocks
    creatorStrikes
    strikeWeight
    usualStep {
      at
      days
    }
    decision {
      ...CaseDecision
    }
    decidedBefore {
      ...CaseDecision
    }
  }
`)

export const casesDocument = graphql(/* GraphQL */ `
  query Cases($model: CaseKind, $severity: Int, $q: String, $order: CaseOrder, $limit: Int, $page: Int) {
    cmsGetCases(model: $model, severity: $severity, q: $q, order: $order, limit: $limit, page: $page) {
      total: totalAtLeast
      items {
        ...CaseRow
      }
    }
  }
`)

export const caseDocument = graphql(/* GraphQL */ `
  query Case($_id: ID!) {
    cmsGetCase(_id: $_id) {
      ...FullCase
    }
  }
`)

export const caseContextDocument = graphql(/* GraphQL */ `
  query CaseContext($_id: ID!) {
    cmsGetCase(_id: $_id) {
      members {
        _id
        context {
          role
          model
          _id
          title
          text
          author {
            ...UserFace
          }
          termStatus
          createdAt
        }
      }
      creatorBlocked {
        model
        _id
        title
        reason
        createdAt
      }
    }
  }
`)

export const casePlanDocument = graphql(/* GraphQL */ `
  query CasePlan($_id: ID!, $decision: CaseDecisionInput!) {
    cmsPlanCaseDecision(_id: $_id, decision: $decision) {
      hash
      records
      changes {
        model
        from
        to
        records
      }
      alreadySo
      stays {
        model
        from
        records
      }
      reportsClosed
      reportersTold
      authorsTold
      sessionsEnded
      postsHidden
      refused {
        model
        _id
        title
        message
        reason
      }
      secondLook
      inBackground
    }
  }
`)

export const caseDecisionsDocument = graphql(/* GraphQL */ `
  query CaseDecisions($mine: Boolean, $state: CaseDecisionState, $limit: Int, $page: Int) {
    cmsGetCaseDecisions(mine: $mine, state: $state, limit: $limit, page: $page) {
      total
      items {
        ...CaseDecision
      }
    }
  }
`)

export const deskFiguresDocument = graphql(/* GraphQL */ `
  query DeskFigures {
    cmsGetDeskFigures {
      open
      overdue
      waitingForSecondLook
      appeals
      oldestOpenedAt
      byKind {
        model
        severity
        open
      }
      decided
      medianMinutes
      undoneShare
      secondLookAgreement
    }
  }
`)

export const deskPresetsDocument = graphql(/* GraphQL */ `
  query DeskPresets($model: PresetReasonModel!, $restores: Boolean) {
    cmsPresetReasonsFor(model: $model, restores: $restores) {
      _id
      textEn
      textVi
    }
  }
`)
