import { graphql } from '../../../../generated/graphql/gql.ts'

export const luckyWheelRowFragment = graphql(/* GraphQL */ `
  fragment LuckyWheelRow on LuckyWheel {
    _id
    title
    titleEn
    activeDate {
      startDate
      endDate
    }
    numberOfBatch
    totalPrize
    totalRedeemPrize
    totalRemainingPrize
    creator {
      fullName
    }
    state
    createdAt
    deletedAt
    version
  }
`)

export const luckyWheelsDocument = graphql(/* GraphQL */ `
  query LuckyWheels($limit: Int!, $page: Int!, $filter: LuckyWheelFilter, $sortBy: LuckyWheelSort) {
    cmsListLuckyWheel(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
      counter: counterAtLeast
      items {
        ...LuckyWheelRow
      }
    }
  }
`)

export const runningLuckyWheelDocument = graphql(/* GraphQL */ `
  query RunningLuckyWheel {
    cmsGetRunningLuckyWheel {
      ...LuckyWheelRow
    }
  }
`)

export const luckyWheelDocument = graphql(/* GraphQL */ `
  query LuckyWheel($id: ID!) {
    cmsLuckyWheel(id: $id) {
      _id
      title
      titleEn
      activeDate {
        startDate
        endDate
      }
      tierNames {
        prizeTier
        name
        nameEn
      }
      batchs {
        _id
        activeDate {
          startDate
          endDate
        }
        prizes {
          _id
          prize_index
          prizeTier
          qty
          remaining
          designated
          totalQty
          point
          voucher {
            _id
            title
            available
          }
          media {
            ...MediaPicture
          }
        }
      }
      deletedAt
      version
    }
  }
`)

export const updateLuckyWheelPrizeDocument = graphql(/* GraphQL */ `
  mutation UpdateLuckyWheelPrize($_id: ID!, $data: LuckyWheelPrizeChangeInput!, $version: Int!) {
    updateLuckyWheelPrize(_id: $_id, data: $data, version: $version) {
      qty
    }
  }
`)

export const gameVouchersDocument = graphql(/* GraphQL */ `
  query GameVouchers($limit: Int!, $filter: VoucherGameFilter) {
    vouchersGame(limit: $limit, page: 1, filter: $filter) {
      items {
        _id
        title
        available
      }
    }
  }
`)

export const prizeWinnersDocument = graphql(/* GraphQL */ `
  query PrizeWinners($prizeId: ID!, $limit: Int!, $page: Int!) {
    cmsListLuckyWheelPrizeWinners(prizeId: $prizeId, limit: $limit, page: $page) {
      counter
      free
      version
      winners {
        cause
        wonAt
        user {
          _id
          fullName
          phoneNumber
        }
      }
      designations {
        blocked
        reason
        createdAt
        creator {
          fullName
        }
        user {
          _id
          fullName
          phoneNumber
        }
      }
    }
  }
`)

export const updatePrizeWinnersDocument = graphql(/* GraphQL */ `
  mutation UpdatePrizeWinners($prizeId: ID!, $numbers: [String!]!, $reason: String, $version: Int!) {
    updateLuckyWheelPrizeWinners(
      prizeId: $prizeId
      designatedUserPhoneNumbers: $numbers
      reason: $reason
      version: $version
    ) {
      version
    }
  }
`)

export const wheelResultsDocument = graphql(/* GraphQL */ `
  query WheelResults($_id: ID!, $startDate: Day!, $endDate: Day!) {
    cmsLuckyWheelResults(_id: $_id, startDate: $startDate, endDate: $endDate) {
      wheel {
        title
        totalPrize
        totalRedeemPrize
        totalRemainingPrize
        tierNames {
          prizeTier
          name
          nameEn
        }
      }
      days {
        date
        prizeTier
        awards
      }
      prizes {
        awards
        batch {
          _id
          activeDate {
            startDate
            endDate
          }
        }
        prize {
          _id
          prize_index
          prizeTier
          name
          nameEn
          qty
          remaining
          designated
          point
          voucher {
            title
          }
        }
      }
    }
  }
`)

export const wheelWinnerCountDocument = graphql(/* GraphQL */ `
  query WheelWinnerCount($wheelId: ID, $filter: LuckyWheelWinnerFilter) {
    cmsListLuckyWheelWinners(wheelId: $wheelId, filter: $filter) {
      counter: counterAtLeast
    }
  }
`)

export const wheelWinnersDocument = graphql(/* GraphQL */ `
  query WheelWinners(
    $wheelId: ID
    $limit: Int
    $page: Int
    $filter: LuckyWheelWinnerFilter
    $sortBy: LuckyWheelWinnerSort
    $counted: Boolean = true
  ) {
    cmsListLuckyWheelWinners(wheelId: $wheelId, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
      counter: counterAtLeast @include(if: $counted)
      items {
        ...WheelWinnerRow
      }
    }
  }

  fragment WheelWinnerRow on LuckyWheelWinner {
    _id
    wonAt
    cause
    usedAt
    user {
      _id
      fullName
      phoneNumber
    }
    prize {
      prizeTier
      name
      nameEn
      point
      voucher {
        title
      }
    }
    batch {
      activeDate {
        startDate
        endDate
      }
    }
    code {
      code
    }
  }
`)
