import { graphql } from '../../../../generated/graphql/gql.ts'

export const apiKeysDocument = graphql(/* GraphQL */ `
  query ApiKeys {
    cmsGetApiKeys {
      counter
      items {
        _id
        name
        prefix
        mode
        scopes
        eventKinds
        dailyPoints
        personalData
        state
        endsAt
        endedAt
        formerUntil
        createdAt
        createdBy {
          fullName
        }
        lastUsedAt
        lastAddress
        requestsOfLastDay
        version
      }
    }
  }
`)

export const apiKeyRequestsDocument = graphql(/* GraphQL */ `
  query ApiKeyRequests($_id: ID!, $page: Int) {
    cmsGetApiKeyRequests(_id: $_id, page: $page) {
      _id
      at
      operation
      outcome
      requestId
      address
      milliseconds
      dryRun
    }
  }
`)

export const createApiKeyDocument = graphql(/* GraphQL */ `
  mutation CreateApiKey($data: ApiKeyInput!) {
    cmsCreateApiKey(data: $data) {
      key
    }
  }
`)

export const rotateApiKeyDocument = graphql(/* GraphQL */ `
  mutation RotateApiKey($_id: ID!, $version: Int) {
    cmsRotateApiKey(_id: $_id, version: $version) {
      key
    }
  }
`)
