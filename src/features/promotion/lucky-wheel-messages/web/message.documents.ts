import { graphql } from '../../../../generated/graphql/gql.ts'

export const messagesDocument = graphql(/* GraphQL */ `
  query FailedSpinMessages($q: String, $limit: Int!, $page: Int!, $sortBy: FailedSpinMessageSort) {
    cmsListFailedSpinMessages(q: $q, limit: $limit, page: $page, sortBy: $sortBy) {
      counter: counterAtLeast
      items {
        _id
        content
        contentEn
        createdAt
        version
      }
    }
  }
`)

export const checkMessagesDocument = graphql(/* GraphQL */ `
  mutation CheckFailedSpinMessages($data: FailedSpinMessageFileInput!) {
    cmsCheckFailedSpinMessages(data: $data) {
      ...RunInfo
    }
  }
`)
