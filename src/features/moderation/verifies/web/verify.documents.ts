import { graphql } from '../../../../generated/graphql/gql.ts'

export const verifyRowFragment = graphql(/* GraphQL */ `
  fragment VerifyRow on VerifyRequest {
    _id
    type
    targetId
    targetName
    targetKeyName
    targetType
    status
    description
    rejectReason
    createdAt
    decidedAt
    version
    isOwn
    owner {
      ...UserFace
      phoneNumber
      email
    }
  }
`)

export const verifiesDocument = graphql(/* GraphQL */ `
  query Verifies($limit: Int, $offset: Int, $q: String, $filter: VerifyFilter, $sortBy: VerifySort) {
    cmsGetVerifies(limit: $limit, offset: $offset, q: $q, filter: $filter, sortBy: $sortBy) {
      total: totalAtLeast
      items {
        ...VerifyRow
      }
    }
  }
`)

export const waitingVerifiesDocument = graphql(/* GraphQL */ `
  query WaitingVerifies($after: ID, $filter: VerifyFilter, $sortBy: VerifySort) {
    cmsGetVerifies(limit: 20, after: $after, filter: $filter, sortBy: $sortBy) {
      items {
        _id
        isOwn
      }
    }
  }
`)

export const verifyDocument = graphql(/* GraphQL */ `
  query Verify($_id: ID!) {
    cmsGetVerify(_id: $_id) {
      ...VerifyRow
      hasIdentityNumber
      hasBusinessDetails
      isNewest
      erasedAt
      decidedBy {
        ...UserFace
      }
      photoIdentityMedias {
        ...VerifyPicture
      }
      businessLicenseMedias {
        ...VerifyPicture
      }
      photosTaken {
        ...VerifyPicture
      }
    }
  }
`)

export const verifyPictureFragment = graphql(/* GraphQL */ `
  fragment VerifyPicture on VerifyDocument {
    _id
    uri
    width
    height
  }
`)

export const revealVerifyDocument = graphql(/* GraphQL */ `
  mutation RevealVerify($_id: ID!) {
    cmsRevealVerify(_id: $_id) {
      identityNumber
      business {
        name
        taxCode
        address
        representative
      }
    }
  }
`)
