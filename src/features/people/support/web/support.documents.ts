import { graphql } from '../../../../generated/graphql/gql.ts'

export const supportMembersDocument = graphql(/* GraphQL */ `
  query SupportMembers($q: String!) {
    cmsFindUsers(q: $q, limit: 20) {
      ...UserFace
      phoneNumber
    }
  }
`)

export const supportedMemberDocument = graphql(/* GraphQL */ `
  query SupportedMember($userId: ID!) {
    cmsGetUser(userId: $userId) {
      ...UserFace
      phoneNumber
      email
      group
      termStatus
      reason {
        reason
        until
      }
      point
      earnedPoints
      createdAt
    }
  }
`)

export const memberPointsDocument = graphql(/* GraphQL */ `
  query MemberPoints($userId: ID!, $after: String) {
    cmsMemberPoints(userId: $userId, after: $after) {
      endCursor
      items {
        _id
        amount
        cause
        rule
        postId
        note
        createdAt
      }
    }
  }
`)

export const correctionFragment = graphql(/* GraphQL */ `
  fragment Correction on PointCorrection {
    _id
    amount
    reason
    status
    voucherTitle
    user {
      ...UserFace
    }
    askedBy {
      ...UserFace
    }
    decidedBy {
      ...UserFace
    }
    decisionReason
    createdAt
    version
  }
`)

export const memberCorrectionsDocument = graphql(/* GraphQL */ `
  query MemberCorrections($userId: ID!, $after: String) {
    cmsMemberPointCorrections(userId: $userId, after: $after) {
      endCursor
      items {
        ...Correction
      }
    }
  }
`)

export const correctionsDocument = graphql(/* GraphQL */ `
  query PointCorrections($limit: Int, $page: Int, $filter: PointCorrectionFilter, $sortBy: PointCorrectionSort) {
    cmsListPointCorrections(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
      counter
      items {
        ...Correction
      }
    }
  }
`)

export const memberNoticesDocument = graphql(/* GraphQL */ `
  query MemberNotices($userId: ID!, $after: String) {
    cmsMemberNotices(userId: $userId, after: $after) {
      endCursor
      items {
        _id
        type
        message
        messageEn
        createdAt
      }
    }
  }
`)

export const correctPointsDocument = graphql(/* GraphQL */ `
  mutation CorrectPoints($userId: ID!, $amount: Points!, $reason: String!) {
    cmsCorrectPoints(userId: $userId, amount: $amount, reason: $reason) {
      status
    }
  }
`)
