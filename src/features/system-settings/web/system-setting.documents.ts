import { graphql } from '../../../generated/graphql/gql.ts'
import { mutation } from '../../../generated/graphql/mutations.ts'

export const systemSettingsDocument = graphql(/* GraphQL */ `
  query SystemSettings($limit: Int!, $offset: Int!) {
    cmsGetSettings(limit: $limit, offset: $offset) {
      _id
      key
      value
      description
      type
      version
    }
  }
`)

export const updateSettingDocument = mutation('cmsUpdateSetting')
