import { graphql } from '../../../../generated/graphql/gql.ts'

export const creatorDocument = graphql(/* GraphQL */ `
  query Creator($userId: ID!) {
    cmsGetUser(userId: $userId) {
      ...UserFace
      phoneNumber
      email
      group
      termStatus
      reason {
        reason
        status
        createdAt
        until
        restored
        byName
      }
      point
      totalPosts
      createdAt
      version
    }
  }
`)

export const recentPostsDocument = graphql(/* GraphQL */ `
  query RecentPosts($targetId: ID!, $limit: Int, $isPage: Boolean) {
    cmsGetPostsByCreator(targetId: $targetId, limit: $limit, isPage: $isPage) {
      _id
      title
      content
      status
      createdAt
      totalLikes
      totalComments
    }
  }
`)
