const shownCase = '_id version creator { _id } members { _id termStatus }'

export const claimNext = `mutation { done: cmsClaimNextCase(model: COMMENT) { ${shownCase} } }`
export const claim = `mutation ($_id: ID!) { done: cmsClaimCase(_id: $_id) { ${shownCase} } }`
export const openPosts = '{ done: cmsGetCases(state: OPEN, model: POST, limit: 100) { items { _id creator { _id } } } }'
export const seeCase = 'query ($_id: ID!) { done: cmsGetCase(_id: $_id) { decision { _id state } } }'
export const plan = /* GraphQL */ `
  query ($_id: ID!, $decision: CaseDecisionInput!) {
    done: cmsPlanCaseDecision(_id: $_id, decision: $decision) {
      hash
      records
    }
  }
`
export const decide = /* GraphQL */ `
  mutation ($_id: ID!, $version: Int!, $decision: CaseDecisionInput!, $planHash: String!) {
    done: cmsDecideCase(_id: $_id, version: $version, decision: $decision, planHash: $planHash) {
      _id
      state
    }
  }
`
export const confirm = 'mutation ($_id: ID!) { done: cmsConfirmCaseDecision(_id: $_id) { _id state } }'
export const undo = 'mutation ($_id: ID!) { done: cmsUndoCaseDecision(_id: $_id) { _id state } }'
export const unfinished = /* GraphQL */ `
  {
    applying: cmsGetCaseDecisions(state: APPLYING, limit: 1) {
      total
    }
    undoing: cmsGetCaseDecisions(state: UNDOING, limit: 1) {
      total
    }
  }
`
