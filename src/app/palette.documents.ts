import { graphql } from '../generated/graphql/gql.ts'

export const findUsersDocument = graphql(/* GraphQL */ `
  query FindUsers($q: String!) {
    cmsFindUsers(q: $q) {
      ...UserFace
      phoneNumber
      email
    }
  }
`)

export const findPostsDocument = graphql(/* GraphQL */ `
  query FindPosts($query: String!) {
    cmsGetPosts(filter: { q: $query }, limit: 5, offset: 1) {
      items {
        _id
        title
        content
        creator {
          ...UserFace
        }
      }
    }
  }
`)

export const findContentDocument = graphql(/* GraphQL */ `
  query FindContent($q: String!) {
    cmsFindPages(q: $q, limit: 5) {
      _id
      name
    }
    getCmsGroups(filter: { name_contain: $q }, limit: 5) {
      items {
        _id
        name
      }
    }
    topPlaces(q: $q, limit: 5) {
      _id
      name
    }
  }
`)

export const findPromotionsDocument = graphql(/* GraphQL */ `
  query FindPromotions($q: String!) {
    cmsFindVoucherCodes(q: $q) {
      _id
      code
      voucher {
        _id
        title
        type
      }
    }
    cmsVouchers(q: $q, limit: 5) {
      items {
        _id
        title
      }
    }
    cmsListLuckyWheel(filter: { q: $q, deletedAt: false }, limit: 5) {
      items {
        _id
        title
      }
    }
    cmsListBanner(filter: { q: $q }, limit: 5) {
      items {
        _id
        name
      }
    }
    cmsListEvent(filter: { q: $q }, limit: 5) {
      items {
        _id
        name
      }
    }
    cmsListBadges(q: $q, limit: 5) {
      items {
        _id
        title
      }
    }
  }
`)
