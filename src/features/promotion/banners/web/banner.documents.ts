import { graphql } from '../../../../generated/graphql/gql.ts'

export const bannerRowFragment = graphql(/* GraphQL */ `
  fragment BannerRow on Banner {
    _id
    name
    type
    data {
      link
      post {
        _id
        title
        content
      }
      page {
        _id
        name
      }
      screen
    }
    leadsToBlocked
    mediaId
    media {
      ...MediaPicture
    }
    status
    state
    startDate
    endDate
    position
    place
    creator {
      ...UserFace
    }
    createdAt
    version
  }
`)

export const bannersDocument = graphql(/* GraphQL */ `
  query Banners($limit: Int!, $page: Int!, $filter: BannerFilter) {
    cmsListBanner(limit: $limit, page: $page, filter: $filter) {
      counter: counterAtLeast
      items {
        ...BannerRow
      }
    }
  }
`)

export const bannerDocument = graphql(/* GraphQL */ `
  query Banner($_id: ID!) {
    cmsGetBanner(_id: $_id) {
      ...BannerRow
    }
  }
`)

export const createBannerDocument = graphql(/* GraphQL */ `
  mutation CreateBanner(
    $name: String!
    $type: BannerType!
    $data: BannerTarget!
    $mediaId: ID!
    $status: BannerStatus!
    $startDate: DateTime!
    $endDate: DateTime!
  ) {
    createBanner(
      name: $name
      type: $type
      data: $data
      mediaId: $mediaId
      status: $status
      startDate: $startDate
      endDate: $endDate
    ) {
      _id
      name
    }
  }
`)

export const moveBannerDocument = graphql(/* GraphQL */ `
  mutation MoveBanner($_id: ID!, $place: Int!) {
    cmsMoveBanner(_id: $_id, place: $place) {
      place
    }
  }
`)

export const findBannerPostsDocument = graphql(/* GraphQL */ `
  query FindBannerPosts($q: String!) {
    cmsGetPosts(limit: 10, filter: { q: $q }) {
      items {
        _id
        title
        content
      }
    }
  }
`)

export const findBannerPagesDocument = graphql(/* GraphQL */ `
  query FindBannerPages($q: String!) {
    cmsFindPages(q: $q, limit: 10) {
      _id
      name
    }
  }
`)

export const menuBannersDocument = graphql(/* GraphQL */ `
  query MenuBanners {
    getMenuBanner {
      display {
        ...MediaPicture
      }
      download {
        ...MediaPicture
      }
    }
  }
`)

/** Without the picture's version, which PROMOTION may not read. */
export const uploadMenuBannerDocument = graphql(/* GraphQL */ `
  mutation UploadMenuBanner($file: Upload!, $bannerType: MenuBannerType!) {
    uploadMenuBanner(file: $file, bannerType: $bannerType) {
      _id
    }
  }
`)
