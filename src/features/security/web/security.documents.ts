import { graphql } from '../../../generated/graphql/gql.ts'

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

export const endMySessionDocument = graphql(/* GraphQL */ `
  mutation EndMySession($sessionId: ID!) {
    endMySession(sessionId: $sessionId)
  }
`)

export const endMyOtherSessionsDocument = graphql(/* GraphQL */ `
  mutation EndMyOtherSessions {
    endMyOtherSessions
  }
`)

export const endSessionsDocument = graphql(/* GraphQL */ `
  mutation EndSessions($userId: ID!) {
    cmsEndSessions(userId: $userId)
  }
`)

export const takeOffSecondFactorDocument = graphql(/* GraphQL */ `
  mutation TakeOffSecondFactor($userId: ID!) {
    cmsRemoveSecondFactor(userId: $userId)
  }
`)

export const changePasswordDocument = graphql(/* GraphQL */ `
  mutation ChangeMyPassword($data: PasswordChangeInput!) {
    changeMyPassword(data: $data)
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

export const removeSecondFactorDocument = graphql(/* GraphQL */ `
  mutation RemoveSecondFactor($proof: ProofInput!) {
    removeSecondFactor(proof: $proof)
  }
`)
