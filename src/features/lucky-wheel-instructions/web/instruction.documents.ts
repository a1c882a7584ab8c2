import { graphql } from '../../../generated/graphql/gql.ts'
import { mutation } from '../../../generated/graphql/mutations.ts'

export const instructionsDocument = graphql(/* GraphQL */ `
  query LuckyWheelInstructions(
    $q: String
    $limit: Int!
    $page: Int!
    $filter: LuckyWheelInstructionFilter
    $sortBy: LuckyWheelInstructionSort
  ) {
    cmsListLuckyWheelInstruction(q: $q, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
      counter
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

export const createInstructionDocument = mutation('createLuckyWheelInstruction')
export const updateInstructionDocument = mutation('updateLuckyWheelInstruction')
export const deleteInstructionDocument = mutation('deleteLuckyWheelInstruction')
