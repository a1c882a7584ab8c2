import { graphql } from '../../../../generated/graphql/gql.ts'

export const badgeRequestRowFragment = graphql(/* GraphQL */ `
  fragment BadgeRequestRow on BadgeRequest {
    _id
    title
    titleEn
    status
    isOwn
    creator {
      ...UserFace
      badge {
        title
      }
    }
    phoneNumber
    requestForms {
      position
      text
      media {
        ...MediaThumbnail
      }
    }
    createdAt
    version
  }
`)

export const badgeRequestsDocument = graphql(/* GraphQL */ `
  query BadgeRequests($q: String, $limit: Int!, $page: Int!, $filter: BadgeRequestFilter, $sortBy: BadgeRequestSort) {
    cmsListRequestBadges(q: $q, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
      counter: counterAtLeast
      items {
        ...BadgeRequestRow
      }
    }
  }
`)

export const waitingBadgeRequestsDocument = graphql(/* GraphQL */ `
  query WaitingBadgeRequests($after: ID, $q: String, $filter: BadgeRequestFilter, $sortBy: BadgeRequestSort) {
    cmsListRequestBadges(limit: 20, after: $after, q: $q, filter: $filter, sortBy: $sortBy) {
      items {
        _id
        isOwn
      }
    }
  }
`)

export const badgeRequestDocument = graphql(/* GraphQL */ `
  query BadgeRequest($_id: ID!) {
    getRequestBadge(_id: $_id) {
      ...BadgeRequestRow
      requestForms {
        detail
        inputType
        required
        media {
          ...MediaPicture
          width
          height
        }
      }
    }
  }
`)

export const decideBadgeRequestsDocument = graphql(/* GraphQL */ `
  mutation DecideBadgeRequests($ids: [ID!], $list: JSON, $after: ID, $status: BadgeRequestStatus!, $reason: String) {
    cmsDecideBadgeRequests(ids: $ids, list: $list, after: $after, status: $status, reason: $reason) {
      outcomes {
        _id
        ok
        version
        reason
        params
        message
      }
      next
    }
  }
`)
