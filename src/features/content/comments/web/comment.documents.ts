import { graphql } from '../../../../generated/graphql/gql.ts'

export const commentDocument = graphql(/* GraphQL */ `
  query Comment($_id: ID!) {
    cmsGetComment(_id: $_id) {
      _id
      appLink
      content
      post {
        _id
        title
        content
      }
      creator {
        ...UserFace
      }
      commentedAsPage {
        _id
        name
      }
      totalReports
      termStatus
      reason {
        reason
        status
        createdAt
        until
        restored
        byName
      }
      createdAt
      version
    }
  }
`)
