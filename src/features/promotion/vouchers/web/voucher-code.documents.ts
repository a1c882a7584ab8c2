import { graphql } from '../../../../generated/graphql/gql.ts'

export const voucherCodeRowFragment = graphql(/* GraphQL */ `
  fragment VoucherCodeRow on VoucherCode {
    _id
    voucherId
    code
    qty
    sold_qty
    remarks
    vendorCode
    status
    state
    startDate
    endDate
    redeemedAt
    redeemedUser {
      _id
      fullName
      phoneNumber
    }
    createdAt
    version
  }
`)

export const voucherCodesDocument = graphql(/* GraphQL */ `
  query VoucherCodes($voucherId: ID!, $limit: Int, $page: Int, $filter: VoucherCodeFilter, $dir: SortDirection) {
    cmsListVoucherCode(voucherId: $voucherId, limit: $limit, page: $page, filter: $filter, dir: $dir) {
      counter: counterAtLeast
      items {
        ...VoucherCodeRow
      }
    }
  }
`)

export const voucherOfCodesDocument = graphql(/* GraphQL */ `
  query VoucherOfCodes($_id: ID!) {
    voucher(_id: $_id) {
      _id
      title
      startDate
      endDate
      codeTotals {
        state
        codes
      }
    }
  }
`)

export const checkVoucherCodesDocument = graphql(/* GraphQL */ `
  mutation CheckVoucherCodes($data: VoucherCodeInput!) {
    cmsCheckVoucherCodes(data: $data) {
      ...RunInfo
    }
  }
`)

export const checkReferralCodesDocument = graphql(/* GraphQL */ `
  mutation CheckReferralCodes($data: ReferralCodesInput!) {
    cmsCheckReferralCodes(data: $data) {
      ...RunInfo
    }
  }
`)

export const createVoucherCodesDocument = graphql(/* GraphQL */ `
  mutation CreateVoucherCodes($data: VoucherCodeInput!) {
    createVoucherCode(data: $data) {
      created
      run {
        _id
      }
    }
  }
`)

export const deleteVoucherCodesDocument = graphql(/* GraphQL */ `
  mutation DeleteVoucherCodes($_ids: [ID!], $list: JSON, $after: ID) {
    cmsDeleteVoucherCodes(_ids: $_ids, list: $list, after: $after) {
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
