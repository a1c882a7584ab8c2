import { graphql } from '../../../../generated/graphql/gql.ts'

export const productRowFragment = graphql(/* GraphQL */ `
  fragment ProductRow on Product {
    _id
    type
    title
    content
    price
    medias {
      ...MediaThumbnail
      uri
      width
      height
    }
    availableOnTravelStore
    creator {
      ...UserFace
    }
    page {
      _id
      name
    }
    leadsToBlocked
    totalReports
    termStatus
    reason {
      reason
      status
      createdAt
      until
      restored
      byName
    }
    createdAt
    version
    isOwn
  }
`)

export const productsDocument = graphql(/* GraphQL */ `
  query Products(
    $limit: Int
    $offset: Int
    $q: String
    $type: ProductType
    $onTravelStore: YesNo
    $filter: ProductFilter
    $sortBy: ProductSort
  ) {
    cmsPartnerProducts(
      limit: $limit
      offset: $offset
      q: $q
      type: $type
      onTravelStore: $onTravelStore
      filter: $filter
      sortBy: $sortBy
    ) {
      counter: counterAtLeast
      items {
        ...ProductRow
      }
    }
  }
`)

export const productDocument = graphql(/* GraphQL */ `
  query Product($_id: ID!) {
    cmsGetProduct(_id: $_id) {
      ...ProductRow
      appLink
      totalLikes
      totalShares
    }
  }
`)
