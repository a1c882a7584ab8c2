import { graphql } from '../../../../generated/graphql/gql.ts'

export const placeRowFragment = graphql(/* GraphQL */ `
  fragment PlaceRow on Place {
    _id
    name
    description
    checkins
    reviews
    hasSensitiveWord
    primaryImage {
      ...MediaThumbnail
    }
    location {
      placeName
      country
    }
    creator {
      ...UserFace
    }
    createdAt
    version
  }
`)

export const topPlacesDocument = graphql(/* GraphQL */ `
  query TopPlaces($limit: Int, $q: String) {
    topPlaces(limit: $limit, q: $q) {
      ...PlaceRow
    }
  }
`)

export const placeDocument = graphql(/* GraphQL */ `
  query Place($_id: ID!) {
    cmsGetPlace(_id: $_id) {
      ...PlaceRow
      appLink
      phone
      isVerified
      medias {
        ...MediaThumbnail
        uri
        width
        height
      }
    }
  }
`)
