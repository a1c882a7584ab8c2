import { graphql } from '../../../generated/graphql/gql.ts'

export const sensitiveWordsDocument = graphql(/* GraphQL */ `
  query SensitiveWords($q: String, $limit: Int!, $page: Int!, $sortBy: SensitiveWordSort) {
    cmsBlackListWords(q: $q, limit: $limit, page: $page, sortBy: $sortBy) {
      counter
      items {
        _id
        key
        createdAt
        version
      }
    }
  }
`)

export const addWordsDocument = graphql(/* GraphQL */ `
  mutation AddWords($keywords: [String!]!) {
    addWordsToBlackList(keywords: $keywords) {
      _id
    }
  }
`)

export const updateWordDocument = graphql(/* GraphQL */ `
  mutation UpdateWord($_id: ID!, $keyword: String!, $version: Int!) {
    updateBlackWord(_id: $_id, keyword: $keyword, version: $version) {
      _id
    }
  }
`)

export const removeWordsDocument = graphql(/* GraphQL */ `
  mutation RemoveWords($ids: [ID!]!) {
    removeBlackListWordByIds(ids: $ids)
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
