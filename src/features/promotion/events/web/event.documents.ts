import { graphql } from '../../../../generated/graphql/gql.ts'

export const eventRowFragment = graphql(/* GraphQL */ `
  fragment EventRow on Event {
    _id
    name
    status
    state
    loop
    logoId
    logoStatus
    logo {
      ...MediaPicture
    }
    backgroundId
    backgroundStatus
    background {
      ...MediaPicture
    }
    animationId
    animationStatus
    animation {
      ...MediaPicture
    }
    createdAt
    version
  }
`)

export const eventsDocument = graphql(/* GraphQL */ `
  query Events($limit: Int!, $page: Int!, $filter: EventFilter, $sortBy: EventSort) {
    cmsListEvent(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
      counter: counterAtLeast
      items {
        ...EventRow
      }
    }
  }
`)

export const eventDocument = graphql(/* GraphQL */ `
  query Event($_id: ID!) {
    cmsGetEvent(_id: $_id) {
      ...EventRow
    }
  }
`)

export const enabledEventDocument = graphql(/* GraphQL */ `
  query EnabledEvent {
    cmsListEvent(limit: 1, filter: { status: YES }) {
      items {
        _id
        name
        version
      }
    }
  }
`)

export const createEventDocument = graphql(/* GraphQL */ `
  mutation CreateEvent(
    $name: String!
    $loop: Float!
    $logoId: ID!
    $logoStatus: Boolean!
    $backgroundId: ID!
    $backgroundStatus: Boolean!
    $animationId: ID!
    $animationStatus: Boolean!
  ) {
    createEvent(
      name: $name
      loop: $loop
      logoId: $logoId
      logoStatus: $logoStatus
      backgroundId: $backgroundId
      backgroundStatus: $backgroundStatus
      animationId: $animationId
      animationStatus: $animationStatus
    ) {
      _id
    }
  }
`)
