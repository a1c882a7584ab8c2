import { graphql } from '../../../../generated/graphql/gql.ts'

export const promotionCalendarDocument = graphql(/* GraphQL */ `
  query PromotionCalendar($from: Day!, $to: Day!) {
    cmsPromotionCalendar(from: $from, to: $to) {
      items {
        ...PromotionOnCalendar
      }
      warnings {
        kind
        from
        to
        promotions {
          ...PromotionOnCalendar
        }
      }
      cut
    }
  }
`)

export const promotionFragment = graphql(/* GraphQL */ `
  fragment PromotionOnCalendar on Promotion {
    _id
    kind
    title
    startDate
    endDate
    state
    version
    wheelId
    batch
  }
`)
