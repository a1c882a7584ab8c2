import { graphql } from '../../../../generated/graphql/gql.ts'

export const termDocument = graphql(/* GraphQL */ `
  query LuckyWheelTerm {
    cmsDetailLuckyWheelTerm {
      _id
      content
      contentEn
      version
    }
  }
`)
