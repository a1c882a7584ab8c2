import { graphql } from '../../../generated/graphql/gql.ts'

export const messagesDocument = graphql(/* GraphQL */ `
  query FailedSpinMessages($q: String, $limit: Int!, $page: Int!, $sortBy: FailedSpinMessageSort) {
    cmsListFailedSpinMessages(q: $q, limit: $limit, page: $page, sortBy: $sortBy) {
      counter
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

export const createMessagesDocument = graphql(/* GraphQL */ `
  mutation CreateFailedSpinMessages($data: [FailedSpinMessageInput!]!) {
    cmsCreateFailedSpinMessages(data: $data) {
      _id
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

export const updateMessageDocument = graphql(/* GraphQL */ `
  mutation UpdateFailedSpinMessage($_id: ID!, $data: FailedSpinMessageInput!, $version: Int!) {
    cmsUpdateFailedSpinMessage(_id: $_id, data: $data, version: $version) {
      _id
    }
  }
`)

export const deleteMessagesDocument = graphql(/* GraphQL */ `
  mutation DeleteFailedSpinMessages($_ids: [ID!]!) {
    cmsDeleteFailedSpinMessages(_ids: $_ids)
  }
`)
