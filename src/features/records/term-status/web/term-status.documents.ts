import { graphql } from '../../../../generated/graphql/gql.ts'

export const openReportsDocument = graphql(/* GraphQL */ `
  query OpenReports($model: TermModel!, $_id: ID!) {
    cmsGetOpenReports(model: $model, _id: $_id) {
      reports
      holder {
        _id
        fullName
      }
      mine
    }
  }
`)

export const decidedAtDeskDocument = graphql(/* GraphQL */ `
  query DecidedAtDesk($model: TermModel!, $ids: [ID!], $list: JSON, $of: String) {
    cmsGetDecidedAtDesk(model: $model, ids: $ids, list: $list, of: $of) {
      _id
      name
      holder {
        _id
        fullName
      }
    }
  }
`)

export const setStatusOfManyDocument = graphql(/* GraphQL */ `
  mutation SetStatusOfMany(
    $model: TermModel!
    $ids: [ID!]
    $list: JSON
    $of: String
    $after: ID
    $termStatus: TermStatus!
    $reason: String
  ) {
    cmsSetTermStatusOfMany(
      model: $model
      ids: $ids
      list: $list
      of: $of
      after: $after
      termStatus: $termStatus
      reason: $reason
    ) {
      outcomes {
        _id
        ok
        version
        message
        reason
        params
      }
      next
    }
  }
`)
