import { graphql } from '../../../generated/graphql/gql.ts'

export const myPreferencesDocument = graphql(/* GraphQL */ `
  query MyPreferences {
    myPreferences {
      key
      value
    }
  }
`)

export const setPreferenceDocument = graphql(/* GraphQL */ `
  mutation SetPreference($key: String!, $value: JSON!) {
    setPreference(key: $key, value: $value) {
      key
      value
    }
  }
`)

export const createExportDocument = graphql(/* GraphQL */ `
  mutation CreateExport($list: String!, $format: ExportFormat!, $filters: JSON!, $sort: JSON, $columns: [String!]!) {
    createExport(list: $list, format: $format, filters: $filters, sort: $sort, columns: $columns) {
      url
    }
  }
`)
