import { graphql } from '../../../../generated/graphql/gql.ts'

/** A person in the lists. */
export const userRowFragment = graphql(/* GraphQL */ `
  fragment UserRow on User {
    ...UserFace
    username
    email
    phoneNumber
    gender
    group
    termStatus
    reason {
      until
    }
    badge {
      _id
      title
    }
    badgeStatus
    createdAt
    dateOfBirth
    totalFriends
    totalPosts
    point
    earnedPoints
    countryCode
    version
  }
`)

export const usersDocument = graphql(/* GraphQL */ `
  query Users(
    $query: String
    $limit: Int
    $page: Int
    $filter: UserFilter
    $sortBy: UserSort
    $counted: Boolean = true
  ) {
    cmsGetUsers(query: $query, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
      counter: counterAtLeast @include(if: $counted)
      items {
        ...UserRow
      }
    }
  }
`)

export const userCountDocument = graphql(/* GraphQL */ `
  query UserCount($query: String, $filter: UserFilter) {
    cmsGetUsers(query: $query, filter: $filter) {
      counter: counterAtLeast
    }
  }
`)

export const userDocument = graphql(/* GraphQL */ `
  query User($userId: ID!, $editing: Boolean = false) {
    cmsGetUser(userId: $userId) {
      ...UserRow
      interestingTopicKeys
      reason {
        reason
        status
        createdAt
        until
      }
      hasSecondFactor @include(if: $editing)
      areas @include(if: $editing)
    }
  }
`)

export const pointDaysDocument = graphql(/* GraphQL */ `
  query PointDays($userId: ID!, $limit: Int) {
    getEarnedPointHistories(userId: $userId, limit: $limit, page: 1, groupByEarnedAt: true) {
      counter
      items {
        earnedAt
        earnedPoints
        changedCount
      }
    }
  }
`)

export const pointEntriesDocument = graphql(/* GraphQL */ `
  query PointEntries($userId: ID!, $limit: Int, $page: Int, $filterDate: Day) {
    getEarnedPointHistories(userId: $userId, limit: $limit, page: $page, filterDate: $filterDate) {
      counter
      items {
        _id
        earnedAt
        earnedPoints
        cause
        postId
        trustedPointConfigs {
          description
        }
        additionalData {
          walletExchangeHistory {
            hash
          }
        }
      }
    }
  }
`)

export const registerUserDocument = graphql(/* GraphQL */ `
  mutation RegisterUser($data: NewUserInput!) {
    registerForImporter(data: $data) {
      idToken
    }
  }
`)

export const updateUserGroupDocument = graphql(/* GraphQL */ `
  mutation UpdateUserGroup($userId: ID!, $group: UserGroup!, $version: Int) {
    updateUserGroup(userId: $userId, group: $group, version: $version) {
      _id
      group
      version
    }
  }
`)

export const assignBadgeDocument = graphql(/* GraphQL */ `
  mutation AssignBadge($userId: ID!, $badgeId: ID!, $version: Int) {
    cmsAssignBadge(userId: $userId, badgeId: $badgeId, version: $version) {
      success
      user {
        version
      }
    }
  }
`)
