import { graphql } from '../../../../generated/graphql/gql.ts'

export const configsDocument = graphql(/* GraphQL */ `
  query Configs($limit: Int, $page: Int, $filter: ConfigFilter, $sortBy: ConfigSort) {
    cmsGetConfigs(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
      counter: counterAtLeast
      items {
        _id
        key
        type
        value
        isPublic
        lastChange {
          createdAt
          actor {
            fullName
          }
        }
        version
      }
    }
  }
`)
