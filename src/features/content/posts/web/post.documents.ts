import { graphql } from '../../../../generated/graphql/gql.ts'

/** A post in the lists. Of the creator and the page only what every reader of posts may see. */
export const postRowFragment = graphql(/* GraphQL */ `
  fragment PostRow on Post {
    _id
    type
    title
    content
    status
    reason {
      reason
      until
    }
    totalLikes
    totalComments
    totalReports
    creator {
      ...UserFace
    }
    page {
      _id
      name
    }
    createdAt
    version
    isOwn
  }
`)

export const postsDocument = graphql(/* GraphQL */ `
  query Posts($limit: Int, $offset: Int, $filter: PostFilter, $sortBy: PostSort, $counted: Boolean = true) {
    cmsGetPosts(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {
      counter: counterAtLeast @include(if: $counted)
      items {
        ...PostRow
      }
    }
  }
`)

export const postCountDocument = graphql(/* GraphQL */ `
  query PostCount($filter: PostFilter) {
    cmsGetPosts(filter: $filter) {
      counter: counterAtLeast
    }
  }
`)

export const blockedPostsDocument = graphql(/* GraphQL */ `
  query BlockedPosts($limit: Int, $page: Int, $filter: PostFilter, $sortBy: PostSort, $counted: Boolean = true) {
    cmsGetBlockedPosts(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
      counter: counterAtLeast @include(if: $counted)
      item {
        ...PostRow
      }
    }
  }
`)

export const blockedPostCountDocument = graphql(/* GraphQL */ `
  query BlockedPostCount($filter: PostFilter) {
    cmsGetBlockedPosts(filter: $filter) {
      counter: counterAtLeast
    }
  }
`)

/** The texts that the form changes and the detail shows. */
export const postTextFragment = graphql(/* GraphQL */ `
  fragment PostText on Post {
    title
    content
  }
`)

/** Text, author and time: the fields that a post and the post it shares have in common. */
export const writtenPostFragment = graphql(/* GraphQL */ `
  fragment WrittenPost on Post {
    _id
    ...PostText
    createdAt
    creator {
      ...UserFace
    }
    page {
      _id
      name
    }
    medias {
      _id
      type
      uri
      thumbnail
      thumbnail2x
      width
      height
      covered
    }
  }
`)

export const postDocument = graphql(/* GraphQL */ `
  query Post($_id: ID!) {
    cmsGetPost(_id: $_id) {
      ...WrittenPost
      appLink
      type
      status
      reason {
        reason
        status
        createdAt
        until
        restored
        byName
      }
      totalLikes
      totalComments
      totalReports
      place {
        _id
        name
      }
      group {
        _id
        name
      }
      sharedPost {
        ...WrittenPost
      }
      version
      isOwn
    }
  }
`)

export const findCreatorsDocument = graphql(/* GraphQL */ `
  query FindCreators($q: String, $limit: Int) {
    cmsFindCreators(q: $q, limit: $limit) {
      ...UserFace
    }
  }
`)

/** The name of a creator with a known id, read from one of the creator's posts. */
export const creatorNameDocument = graphql(/* GraphQL */ `
  query CreatorName($targetId: ID!) {
    cmsGetPostsByCreator(targetId: $targetId, limit: 1) {
      creator {
        _id
        fullName
      }
    }
  }
`)
