import { graphql } from '../../../../generated/graphql/gql.ts'

export const presetReasonsDocument = graphql(/* GraphQL */ `
  query PresetReasons($limit: Int, $page: Int, $filter: PresetReasonFilter, $sortBy: PresetReasonSort) {
    cmsGetPresetReasons(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
      counter: counterAtLeast
      items {
        _id
        model
        textEn
        textVi
        restores
        position
        version
      }
    }
  }
`)

export const presetReasonsForDocument = graphql(/* GraphQL */ `
  query PresetReasonsFor($model: PresetReasonModel!, $restores: Boolean) {
    cmsPresetReasonsFor(model: $model, restores: $restores) {
      textEn
      textVi
    }
  }
`)
