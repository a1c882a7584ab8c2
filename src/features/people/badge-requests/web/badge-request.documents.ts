import { graphql } from '../../../../generated/graphql/gql.ts'

export const badgeRequestRowFragment = graphql(/* GraphQL */ `
  fragment BadgeRequestRow on BadgeRequest {
    _id
    title
    titleEn
    status
    creator {
      ...UserFace
    }
    phoneNumber
    createdAt
    version
  }
`)

export const badgeRequestsDocument = graphql(/* GraphQL */ `
  query BadgeRequests($q: String, $limit: Int!, $page: Int!, $filter: BadgeRequestFilter, $sortBy: BadgeRequestSort) {
    cmsListRequestBadges(q: $q, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
      counter
      items {
        ...BadgeRequestRow
      }
    }
  }
`)

export const badgeRequestDocument = graphql(/* GraphQL */ `
  query BadgeRequest($_id: ID!) {
    getRequestBadge(_id: $_id) {
      ...BadgeRequestRow
      creator {
        badge {
          title
        }
      }
      requestForms {
        position
        detail
        inputType
        required
        text
        mediaId
        media {
          ...MediaPicture
          width
          height
        }
      }
    }
  }
`)
