import { graphql } from '../../../../generated/graphql/gql.ts'

export const sessionsDocument = graphql(/* GraphQL */ `
  query MySessions {
    mySessions {
      _id
      userAgent
      address
      signedInAt
      lastUsedAt
      current
    }
  }
`)

export const secondFactorDocument = graphql(/* GraphQL */ `
  query MySecondFactor {
    mySecondFactor {
      since
      recoveryCodesLeft
    }
  }
`)

export const startSecondFactorDocument = graphql(/* GraphQL */ `
  mutation StartSecondFactor($proof: ProofInput!) {
    startSecondFactor(proof: $proof) {
      secret
      uri
    }
  }
`)

export const confirmSecondFactorDocument = graphql(/* GraphQL */ `
  mutation ConfirmSecondFactor($code: String!) {
    confirmSecondFactor(code: $code) {
      codes
    }
  }
`)

export const renewRecoveryCodesDocument = graphql(/* GraphQL */ `
  mutation RenewRecoveryCodes($proof: ProofInput!) {
    renewRecoveryCodes(proof: $proof) {
      codes
    }
  }
`)
