import { graphql } from '../../../../generated/graphql/gql.ts'

export const webhookEndpointsDocument = graphql(/* GraphQL */ `
  query WebhookEndpoints {
    cmsWebhookEndpoints {
      ...WebhookEndpointRow
    }
  }

  fragment WebhookEndpointRow on WebhookEndpoint {
    _id
    url
    types
    note
    sandbox
    pausedBecause
    formerSecretUntil
    failingSince
    pausesAt
    lastTriedAt
    lastStatus
    lastError
    waiting
    oldestWaiting
    version
  }
`)

export const webhookEndpointDocument = graphql(/* GraphQL */ `
  query WebhookEndpoint($id: ID!) {
    cmsWebhookEndpoint(_id: $id) {
      ...WebhookEndpointRow
    }
  }
`)

export const createWebhookEndpointDocument = graphql(/* GraphQL */ `
  mutation CreateWebhookEndpoint($url: String!, $types: [String!]!, $note: String!, $sandbox: Boolean) {
    cmsCreateWebhookEndpoint(url: $url, types: $types, note: $note, sandbox: $sandbox) {
      secret
    }
  }
`)

export const rotateWebhookSecretDocument = graphql(/* GraphQL */ `
  mutation RotateWebhookSecret($id: ID!, $version: Int!) {
    cmsRotateWebhookSecret(_id: $id, version: $version) {
      secret
    }
  }
`)

export const testWebhookEndpointDocument = graphql(/* GraphQL */ `
  mutation TestWebhookEndpoint($id: ID!) {
    cmsTestWebhookEndpoint(_id: $id) {
      state
      lastStatus
      lastError
    }
  }
`)

export const sendWebhookAgainDocument = graphql(/* GraphQL */ `
  mutation SendWebhookAgain($id: ID!) {
    cmsSendWebhookAgain(_id: $id) {
      _id
    }
  }
`)

export const webhookDeliveriesDocument = graphql(/* GraphQL */ `
  query WebhookDeliveries(
    $endpointId: ID
    $limit: Int
    $page: Int
    $filter: WebhookDeliveryFilter
    $sortBy: WebhookDeliverySort
  ) {
    cmsWebhookDeliveries(endpointId: $endpointId, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
      counter: counterAtLeast
      items {
        _id
        type
        model
        subjectId
        sequence
        state
        tries
        nextAt
        lastStatus
        lastError
        createdAt
      }
    }
  }
`)

export const webhookDeliveryDocument = graphql(/* GraphQL */ `
  query WebhookDelivery($id: ID!) {
    cmsWebhookDelivery(_id: $id) {
      _id
      state
      nextAt
      payload
      attempts {
        number
        triedAt
        tookMs
        status
        error
        answer
      }
    }
  }
`)
