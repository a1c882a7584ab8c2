import { graphql } from '../../../../generated/graphql/gql.ts'

export const instructionsDocument = graphql(/* GraphQL */ `
  query LuckyWheelInstructions(
    $q: String
    $limit: Int!
    $page: Int!
    $filter: LuckyWheelInstructionFilter
    $sortBy: LuckyWheelInstructionSort
  ) {
    cmsListLuckyWheelInstruction(q: $q, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
      counter: counterAtLeast
      items {
        _id
        type
        title
        titleEn
        description
        descriptionEn
        turns
        missionType
        createdAt
        updatedAt
        version
      }
    }
  }
`)
