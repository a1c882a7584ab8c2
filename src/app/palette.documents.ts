import { graphql } from '../generated/graphql/gql.ts'

export const findUsersDocument = graphql(/* GraphQL */ `
  query FindUsers($query: String!) {
    cmsGetUsers(query: $query, limit: 5, page: 1) {
      items {
        ...UserFace
        phoneNumber
        email
      }
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
