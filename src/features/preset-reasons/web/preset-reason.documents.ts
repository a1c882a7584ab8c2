import { graphql } from '../../../generated/graphql/gql.ts'

export const presetReasonsDocument = graphql(/* GraphQL */ `
  query PresetReasons($limit: Int, $page: Int, $filter: PresetReasonFilter, $sortBy: PresetReasonSort) {
    cmsGetPresetReasons(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
      counter
      items {
        _id
        model
        textEn
        textVi
        position
        version
      }
    }
  }
`)

export const presetReasonsForDocument = graphql(/* GraphQL */ `
  query PresetReasonsFor($model: TermModel!) {
    cmsPresetReasonsFor(model: $model) {
      textEn
      textVi
    }
  }
`)

export const createPresetReasonDocument = graphql(/* GraphQL */ `
  mutation CreatePresetReason($model: TermModel!, $textEn: String!, $textVi: String!, $position: Int) {
    cmsCreatePresetReason(model: $model, textEn: $textEn, textVi: $textVi, position: $position) {
      _id
    }
  }
`)

export const updatePresetReasonDocument = graphql(/* GraphQL */ `
  mutation UpdatePresetReason(
    $_id: ID!
    $model: TermModel!
    $textEn: String!
    $textVi: String!
    $position: Int
    $version: Int!
  ) {
    cmsUpdatePresetReason(
      _id: $_id
      model: $model
      textEn: $textEn
      textVi: $textVi
      position: $position
      version: $version
    ) {
      _id
    }
  }
`)

export const deletePresetReasonDocument = graphql(/* GraphQL */ `
  mutation DeletePresetReason($_id: ID!, $version: Int!) {
    cmsDeletePresetReason(_id: $_id, version: $version) {
      _id
    }
  }
`)
