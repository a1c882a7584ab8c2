import { graphql } from '../../../../generated/graphql/gql.ts'

export const conditionsDocument = graphql(/* GraphQL */ `
  query LuckyWheelConditions($limit: Int!, $page: Int!, $sortBy: LuckyWheelConfigSort) {
    cmsListLuckyWheelConfigs(limit: $limit, page: $page, sortBy: $sortBy) {
      counter: counterAtLeast
      items {
        _id
        prizeTier
        description
        conditionType
        missionType
        minimum
        version
      }
    }
  }
`)

export const updateConditionDocument = graphql(/* GraphQL */ `
  mutation UpdateLuckyWheelCondition(
    $_id: ID!
    $conditionType: WinningConditionType!
    $missionType: MissionType
    $minimum: Float!
    $description: String!
    $version: Int!
  ) {
    cmsUpdateLuckyWheelConfig(
      _id: $_id
      conditionType: $conditionType
      missionType: $missionType
      minimum: $minimum
      description: $description
      version: $version
    ) {
      version
    }
  }
`)
