import { graphql } from '../../../../generated/graphql/gql.ts'

export const systemNotificationRowFragment = graphql(/* GraphQL */ `
  fragment SystemNotificationRow on SystemNotification {
    _id
    customMessage
    sendToAllUsers
    users {
      _id
      fullName
    }
    excludedUsers {
      _id
      fullName
    }
    excludedPages {
      _id
      name
    }
    fromUser {
      ...UserFace
    }
    sent
    sentAt
    reached
    deletedAt
    createdAt
    version
  }
`)

export const systemNotificationsDocument = graphql(/* GraphQL */ `
  query SystemNotifications(
    $limit: Int!
    $offset: Int!
    $filter: SystemNotificationFilter
    $sortBy: SystemNotificationSort
  ) {
    getSystemNotifications(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {
      counter: counterAtLeast
      items {
        ...SystemNotificationRow
      }
    }
  }
`)

export const systemNotificationDocument = graphql(/* GraphQL */ `
  query SystemNotification($_id: ID!) {
    cmsGetSystemNotification(_id: $_id) {
      ...SystemNotificationRow
      users {
        ...UserFace
      }
      excludedUsers {
        ...UserFace
      }
    }
  }
`)

export const previewSystemNotificationDocument = graphql(/* GraphQL */ `
  query PreviewSystemNotification(
    $sendToAllUsers: Boolean!
    $userIds: [ID!]!
    $excludedUserIds: [ID!]!
    $excludedPageIds: [ID!]!
  ) {
    cmsPreviewSystemNotification(
      sendToAllUsers: $sendToAllUsers
      userIds: $userIds
      excludedUserIds: $excludedUserIds
      excludedPageIds: $excludedPageIds
    )
  }
`)

export const createSystemNotificationDocument = graphql(/* GraphQL */ `
  mutation CreateSystemNotification(
    $customMessage: String!
    $sendToAllUsers: Boolean!
    $userIds: [ID!]!
    $excludedUserIds: [ID!]!
    $excludedPageIds: [ID!]!
  ) {
    createSystemNotification(
      customMessage: $customMessage
      systemNotificationTo: USER
      sendToAllUsers: $sendToAllUsers
      userIds: $userIds
      excludedUserIds: $excludedUserIds
      excludedPageIds: $excludedPageIds
    ) {
      _id
      version
    }
  }
`)

export const updateSystemNotificationDocument = graphql(/* GraphQL */ `
  mutation UpdateSystemNotification(
    $_id: ID!
    $customMessage: String!
    $sendToAllUsers: Boolean!
    $userIds: [ID!]!
    $excludedUserIds: [ID!]!
    $excludedPageIds: [ID!]!
    $version: Int!
  ) {
    updateSystemNotification(
      _id: $_id
      customMessage: $customMessage
      systemNotificationTo: USER
      sendToAllUsers: $sendToAllUsers
      userIds: $userIds
      excludedUserIds: $excludedUserIds
      excludedPageIds: $excludedPageIds
      version: $version
    ) {
      _id
      version
    }
  }
`)

export const sendSystemNotificationDocument = graphql(/* GraphQL */ `
  mutation SendSystemNotification($_id: ID!, $version: Int!) {
    sendSystemNotification(_id: $_id, version: $version) {
      version
      reached
    }
  }
`)

export const findRecipientsDocument = graphql(/* GraphQL */ `
  query FindRecipients($q: String!) {
    cmsFindUsers(q: $q, limit: 10) {
      ...UserFace
      phoneNumber
    }
  }
`)

export const findExcludedPagesDocument = graphql(/* GraphQL */ `
  query FindExcludedPages($q: String!) {
    cmsFindPages(q: $q, limit: 10) {
      _id
      name
    }
  }
`)
