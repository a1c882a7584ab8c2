import { graphql } from '../../../generated/graphql/gql.ts'

export const configsDocument = graphql(/* GraphQL */ `
  query Configs($limit: Int, $page: Int, $filter: ConfigFilter, $sortBy: ConfigSort) {
    cmsGetConfigs(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
      counter
      items {
        _id
        key
        type
        value
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

export const createConfigDocument = graphql(/* GraphQL */ `
  mutation CreateConfig($key: String!, $value: String!, $type: ConfigType!) {
    createConfig(key: $key, value: $value, type: $type) {
      _id
    }
  }
`)

export const updateConfigDocument = graphql(/* GraphQL */ `
  mutation UpdateConfig($_id: ID!, $key: String!, $value: String!, $type: ConfigType!, $version: Int!) {
    updateConfig(_id: $_id, key: $key, value: $value, type: $type, version: $version) {
      _id
    }
  }
`)

export const deleteConfigDocument = graphql(/* GraphQL */ `
  mutation DeleteConfig($_id: ID!, $version: Int!) {
    deleteConfig(_id: $_id, version: $version) {
      _id
    }
  }
`)
