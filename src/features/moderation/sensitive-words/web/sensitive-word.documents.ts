import { graphql } from '../../../../generated/graphql/gql.ts'

export const sensitiveWordsDocument = graphql(/* GraphQL */ `
  query SensitiveWords($q: String, $limit: Int!, $page: Int!, $sortBy: SensitiveWordSort) {
    cmsBlackListWords(q: $q, limit: $limit, page: $page, sortBy: $sortBy) {
      counter: counterAtLeast
      items {
        _id
        key
        createdAt
        version
      }
    }
  }
`)

export const checkWordsDocument = graphql(/* GraphQL */ `
  mutation CheckWords($data: SensitiveWordsInput!) {
    cmsCheckSensitiveWords(data: $data) {
      ...RunInfo
    }
  }
`)

export const tryWordDocument = graphql(/* GraphQL */ `
  query TryWord($word: String!) {
    cmsTryWord(word: $word) {
      word
      posts
      counts {
        kind
        posts
        inside
        blocked
      }
      examples {
        _id
        kind
        inside
        status
        before
        match
        after
      }
    }
  }
`)

export const tryWordOnAllDocument = graphql(/* GraphQL */ `
  mutation TryWordOnAll($word: String!) {
    cmsTryWordOnAll(word: $word) {
      ...RunInfo
    }
  }
`)
