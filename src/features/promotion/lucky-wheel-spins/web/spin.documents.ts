import { graphql } from '../../../../generated/graphql/gql.ts'

export const wheelSpinCountDocument = graphql(/* GraphQL */ `
  query WheelSpinCount($wheelId: ID, $filter: LuckyWheelSpinFilter) {
    cmsListLuckyWheelSpins(wheelId: $wheelId, filter: $filter) {
      counter: counterAtLeast
    }
  }
`)

export const wheelSpinsDocument = graphql(/* GraphQL */ `
  query WheelSpins(
    $wheelId: ID
    $limit: Int
    $page: Int
    $filter: LuckyWheelSpinFilter
    $sortBy: LuckyWheelSpinSort
    $counted: Boolean = true
  ) {
    cmsListLuckyWheelSpins(wheelId: $wheelId, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
      counter: counterAtLeast @include(if: $counted)
      items {
        ...WheelSpinRow
      }
    }
  }

  fragment WheelSpinRow on LuckyWheelSpin {
    _id
    spunAt
    outcome
    turn
    eligibleTiers
    unit
    dueAt
    user {
      ...UserFace
    }
    win {
      prize {
        prizeTier
        name
        nameEn
        point
        voucher {
          title
        }
      }
    }
    seal {
      number
      hash
      seal
      root
      sealedAt
    }
  }
`)

export const createDrawsFileDocument = graphql(/* GraphQL */ `
  mutation CreateDrawsFile($wheelId: ID!) {
    createDrawsFile(wheelId: $wheelId)
  }
`)
