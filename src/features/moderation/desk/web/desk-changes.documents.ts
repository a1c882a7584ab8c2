import { graphql } from '../../../../generated/graphql/gql.ts'

export const claimNextCaseDocument = graphql(/* GraphQL */ `
  mutation ClaimNextCase($model: CaseKind, $severity: Int, $passedOver: [ID!]) {
    cmsClaimNextCase(model: $model, severity: $severity, passedOver: $passedOver) {
      ...FullCase
    }
  }
`)

export const claimCaseDocument = graphql(/* GraphQL */ `
  mutation ClaimCase($_id: ID!) {
    cmsClaimCase(_id: $_id) {
      ...FullCase
    }
  }
`)

export const decidersDocument = graphql(/* GraphQL */ `
  query Deciders($_id: ID!, $q: String) {
    cmsFindDeciders(_id: $_id, q: $q) {
      ...UserFace
    }
  }
`)

export const handOverCaseDocument = graphql(/* GraphQL */ `
  mutation HandOverCase($_id: ID!, $to: ID!, $note: String) {
    cmsHandOverCase(_id: $_id, to: $to, note: $note) {
      ...FullCase
    }
  }
`)

export const renewCaseClaimDocument = graphql(/* GraphQL */ `
  mutation RenewCaseClaim($_id: ID!) {
    cmsRenewCaseClaim(_id: $_id) {
      _id
      mine
      heldUntil
    }
  }
`)

export const decideCaseDocument = graphql(/* GraphQL */ `
  mutation DecideCase($_id: ID!, $version: Int!, $decision: CaseDecisionInput!, $planHash: String!) {
    cmsDecideCase(_id: $_id, version: $version, decision: $decision, planHash: $planHash) {
      ...CaseDecision
    }
  }
`)

export const decideAppealDocument = graphql(/* GraphQL */ `
  mutation DecideAppeal($_id: ID!, $version: Int!, $outcome: AppealOutcome!, $answer: String!) {
    cmsDecideAppeal(_id: $_id, version: $version, outcome: $outcome, answer: $answer) {
      ...FullCase
    }
  }
`)

export const takeOutOfCaseDocument = graphql(/* GraphQL */ `
  mutation TakeOutOfCase($_id: ID!, $model: TermModel!, $targetId: ID!) {
    cmsTakeOutOfCase(_id: $_id, model: $model, targetId: $targetId) {
      ...FullCase
    }
  }
`)

export const confirmCaseDecisionDocument = graphql(/* GraphQL */ `
  mutation ConfirmCaseDecision($_id: ID!, $planHash: String) {
    cmsConfirmCaseDecision(_id: $_id, planHash: $planHash) {
      ...CaseDecision
    }
  }
`)

export const declineCaseDecisionDocument = graphql(/* GraphQL */ `
  mutation DeclineCaseDecision($_id: ID!, $note: String!) {
    cmsDeclineCaseDecision(_id: $_id, note: $note) {
      ...CaseDecision
    }
  }
`)

export const undoCaseDecisionDocument = graphql(/* GraphQL */ `
  mutation UndoCaseDecision($_id: ID!) {
    cmsUndoCaseDecision(_id: $_id) {
      ...CaseDecision
      sessionsEnded
    }
  }
`)
