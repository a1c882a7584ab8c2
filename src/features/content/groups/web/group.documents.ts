import { graphql } from '../../../../generated/graphql/gql.ts'

export const groupRowFragment = graphql(/* GraphQL */ `
  fragment GroupRow on Group {
    _id
    name
    creator {
      ...UserFace
    }
    category {
      name {
        VI_VN
        EN_US
      }
    }
    totalMembers
    totalPosts
    totalReports
    termStatus
    reason {
      until
    }
    createdAt
    version
    isOwn
  }
`)

export const groupsDocument = graphql(/* GraphQL */ `
  query Groups($limit: Int, $offset: Int, $filter: GroupFilter, $sortBy: GroupSort) {
    getCmsGroups(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {
      counter: counterAtLeast
      items {
        ...GroupRow
      }
    }
  }
`)

export const groupDocument = graphql(/* GraphQL */ `
  query Group($_id: ID!) {
    cmsGetGroup(_id: $_id) {
      ...GroupRow
      appLink
      description
      privacy
      verified
      reason {
        reason
        status
        createdAt
        until
        restored
        byName
      }
    }
  }
`)
