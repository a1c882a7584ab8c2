import { graphql } from '../../../../generated/graphql/gql.ts'

export const badgeChoicesDocument = graphql(/* GraphQL */ `
  query BadgeChoices($limit: Int, $filter: BadgeFilter) {
    cmsListBadges(limit: $limit, page: 1, filter: $filter) {
      items {
        _id
        title
      }
    }
  }
`)

export const badgeRowFragment = graphql(/* GraphQL */ `
  fragment BadgeRow on Badge {
    _id
    title
    titleEn
    status
    mediaId
    media {
      ...MediaPicture
    }
    registerForms {
      _id
      detail
    }
    createdAt
    version
  }
`)

export const badgesDocument = graphql(/* GraphQL */ `
  query Badges($q: String, $limit: Int!, $page: Int!, $filter: BadgeFilter, $sortBy: BadgeSort) {
    cmsListBadges(q: $q, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
      counter: counterAtLeast
      items {
        ...BadgeRow
      }
    }
  }
`)

export const badgeDocument = graphql(/* GraphQL */ `
  query Badge($_id: ID!) {
    getBadge(_id: $_id) {
      ...BadgeRow
    }
  }
`)

export const createBadgeDocument = graphql(/* GraphQL */ `
  mutation CreateBadge($title: String!, $titleEn: String!, $mediaId: ID!, $registerFormIds: [ID!]!) {
    cmsCreateBadge(
      title: $title
      titleEn: $titleEn
      status: ENABLED
      mediaId: $mediaId
      registerFormIds: $registerFormIds
    ) {
      _id
    }
  }
`)
