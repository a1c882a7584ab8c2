import { graphql } from '../../../../generated/graphql/gql.ts'

export const pageRowFragment = graphql(/* GraphQL */ `
  fragment PageRow on Page {
    _id
    name
    type
    phoneNumber
    email
    website
    verified
    creator {
      ...UserFace
    }
    isPartner
    isProvideNews
    termStatus
    reason {
      reason
      status
      createdAt
      until
      restored
      byName
    }
    pinnedLimit
    createdAt
    version
    isOwn
  }
`)

export const pagesDocument = graphql(/* GraphQL */ `
  query Pages($limit: Int, $offset: Int, $q: String, $filter: PageFilter, $sortBy: PageSort) {
    cmsGetPages(limit: $limit, offset: $offset, q: $q, filter: $filter, sortBy: $sortBy) {
      counter: counterAtLeast
      items {
        ...PageRow
      }
    }
  }
`)

export const pageDocument = graphql(/* GraphQL */ `
  query Page($_id: ID!) {
    cmsGetPage(_id: $_id) {
      ...PageRow
      appLink
      description
      category {
        name {
          VI_VN
          EN_US
        }
      }
      logo {
        ...MediaThumbnail
      }
      owner {
        ...UserFace
      }
      admins {
        ...UserFace
      }
      verify {
        status
      }
      totals {
        likes
        posts
        follows
        reviews
        reports
      }
    }
  }
`)
