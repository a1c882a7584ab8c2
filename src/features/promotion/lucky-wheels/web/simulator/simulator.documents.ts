import { graphql } from '../../../../../generated/graphql/gql.ts'

export const pastSpinsDocument = graphql(/* GraphQL */ `
  query PastSpins {
    cmsLuckyWheelSpins {
      hour
      spins
    }
  }
`)
