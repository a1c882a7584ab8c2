import { graphql } from '../../../../generated/graphql/gql.ts'

export const systemSettingsDocument = graphql(/* GraphQL */ `
  query SystemSettings($limit: Int!, $offset: Int!) {
    cmsGetSettings(limit: $limit, offset: $offset) {
      _id
      key
      value
      description
      type
      isPublic
      version
    }
  }
`)
