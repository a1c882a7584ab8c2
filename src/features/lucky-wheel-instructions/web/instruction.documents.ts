import { graphql } from '../../../generated/graphql/gql.ts'

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

export const createInstructionDocument = graphql(/* GraphQL */ `
  mutation CreateLuckyWheelInstruction($data: LuckyWheelInstructionInput!) {
    createLuckyWheelInstruction(data: $data) {
      _id
    }
  }
`)

export const updateInstructionDocument = graphql(/* GraphQL */ `
  mutation UpdateLuckyWheelInstruction($_id: ID!, $data: LuckyWheelInstructionChange!, $version: Int!) {
    updateLuckyWheelInstruction(_id: $_id, data: $data, version: $version) {
      _id
    }
  }
`)

export const deleteInstructionDocument = graphql(/* GraphQL */ `
  mutation DeleteLuckyWheelInstruction($_id: ID!, $version: Int!) {
    deleteLuckyWheelInstruction(_id: $_id, version: $version) {
      version
    }
  }
`)
