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
  mutation CreateExport(
    $list: String!
    $format: ExportFormat!
    $filters: JSON!
    $sort: JSON
    $columns: [String!]!
    $locale: Locale
  ) {
    createExport(list: $list, format: $format, filters: $filters, sort: $sort, columns: $columns, locale: $locale) {
      url
      run {
        _id
        state
      }
    }
  }
`)

export const countListedDocument = graphql(/* GraphQL */ `
  query CountListed($list: String!, $filters: JSON!) {
    cmsCountListed(list: $list, filters: $filters)
  }
`)

export const listViewsDocument = graphql(/* GraphQL */ `
  query ListViews($list: String!) {
    cmsListViews(list: $list) {
      _id
      name
      shared
      mine
      authorName
      mayChange
      filters
      sort
      columns
      size
      misfits
      version
    }
  }
`)

export const saveViewDocument = graphql(/* GraphQL */ `
  mutation SaveView(
    $list: String!
    $name: String!
    $shared: Boolean!
    $filters: JSON!
    $sort: JSON
    $columns: [String!]
    $size: Int
  ) {
    cmsSaveView(
      list: $list
      name: $name
      shared: $shared
      filters: $filters
      sort: $sort
      columns: $columns
      size: $size
    ) {
      _id
    }
  }
`)
