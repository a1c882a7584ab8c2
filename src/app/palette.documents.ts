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
