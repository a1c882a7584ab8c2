import { graphql } from '../../../../generated/graphql/gql.ts'

export const voucherRowFragment = graphql(/* GraphQL */ `
  fragment VoucherRow on Voucher {
    _id
    voucherId
    type
    title
    titleEn
    medias {
      ...MediaThumbnail
    }
    pointSpend
    qty
    redeemed
    reserved
    available
    status
    adminStatus
    state
    editedSinceApproval
    startDate
    endDate
    referralTurns
    prizeTitle
    prizeTitleEn
    isPrinted
    creator {
      ...UserFace
    }
    deletedAt
    createdAt
    version
  }
`)

export const vouchersDocument = graphql(/* GraphQL */ `
  query Vouchers($limit: Int, $page: Int, $q: String, $filter: VoucherFilter, $sortBy: VoucherSort) {
    cmsVouchers(limit: $limit, page: $page, q: $q, filter: $filter, sortBy: $sortBy) {
      counter: counterAtLeast
      items {
        ...VoucherRow
      }
    }
  }
`)

export const referralVouchersDocument = graphql(/* GraphQL */ `
  query ReferralVouchers($limit: Int, $page: Int, $filter: ReferralVoucherFilter, $sortBy: ReferralVoucherSort) {
    cmsReferralVouchers(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
      counter: counterAtLeast
      items {
        ...VoucherRow
      }
    }
  }
`)

export const voucherDocument = graphql(/* GraphQL */ `
  query Voucher($_id: ID!) {
    voucher(_id: $_id) {
      ...VoucherRow
      mediaIds
      highlight
      highlightEn
      description
      descriptionEn
      termAndCondition
      termAndConditionEn
      contact {
        phoneNumber
        email
        address
      }
    }
  }
`)

export const createVoucherDocument = graphql(/* GraphQL */ `
  mutation CreateVoucher($data: VoucherInput!) {
    createVoucher(data: $data) {
      _id
      type
    }
  }
`)

export const setVoucherAdminStatusDocument = graphql(/* GraphQL */ `
  mutation SetVoucherAdminStatus(
    $_ids: [ID!]
    $list: JSON
    $after: ID
    $adminStatus: VoucherAdminStatus!
    $version: Int
  ) {
    cmsSetVoucherAdminStatus(_ids: $_ids, list: $list, after: $after, adminStatus: $adminStatus, version: $version) {
      outcomes {
        _id
        ok
        version
        message
        reason
        params
      }
      next
    }
  }
`)
