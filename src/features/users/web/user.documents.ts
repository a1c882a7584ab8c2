import { graphql } from '../../../generated/graphql/gql.ts'

export const usersDocument = graphql(/* GraphQL */ `
  query Users($query: String, $limit: Int, $page: Int, $filter: UserFilter, $sortBy: UserSort) {
    cmsGetUsers(query: $query, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
      counter
      items {
        _id
        username
        fullName
        email
        phoneNumber
        photoUrl
        gender
        group
        termStatus
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
        avatar {
          thumbnail
          thumbnail2x
        }
        version
      }
    }
  }
`)

export const userDocument = graphql(/* GraphQL */ `
  query User($userId: ID!) {
    cmsGetUser(userId: $userId) {
      _id
      username
      fullName
      email
      phoneNumber
      photoUrl
      gender
      group
      termStatus
      badge {
        _id
        title
      }
      badgeStatus
      createdAt
      dateOfBirth
      interestingTopicKeys
      totalFriends
      totalPosts
      point
      earnedPoints
      countryCode
      avatar {
        uri
        thumbnail
        thumbnail2x
      }
      reason {
        reason
        status
        createdAt
      }
      hasSecondFactor
      version
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

export const setUserStatusDocument = graphql(/* GraphQL */ `
  mutation SetUserStatus($_id: ID!, $termStatus: TermStatus!, $reason: String, $version: Int) {
    cmsSetTermStatus(_id: $_id, termStatus: $termStatus, model: USER, reason: $reason, version: $version) {
      _id
      termStatus
      version
    }
  }
`)

export const setStatusOfUsersDocument = graphql(/* GraphQL */ `
  mutation SetStatusOfUsers($ids: [ID!], $list: JSON, $after: ID, $termStatus: TermStatus!, $reason: String) {
    cmsSetTermStatusOfMany(
      model: USER
      ids: $ids
      list: $list
      after: $after
      termStatus: $termStatus
      reason: $reason
    ) {
      outcomes {
        _id
        ok
        code
        message
      }
      next
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
