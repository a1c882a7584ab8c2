import { graphql } from '../../../../generated/graphql/gql.ts'

export const notesDocument = graphql(/* GraphQL */ `
  query Notes($model: NoteModel!, $targetId: ID!, $limit: Int) {
    cmsGetNotes(model: $model, targetId: $targetId, limit: $limit) {
      total
      unreadMarks
      items {
        _id
        text
        deletable
        createdAt
        author {
          ...UserFace
        }
        mentions {
          _id
          fullName
        }
      }
    }
  }
`)

export const addNoteDocument = graphql(/* GraphQL */ `
  mutation AddNote($model: NoteModel!, $targetId: ID!, $text: String!, $mentions: [ID!]) {
    cmsAddNote(model: $model, targetId: $targetId, text: $text, mentions: $mentions) {
      _id
    }
  }
`)

export const colleaguesDocument = graphql(/* GraphQL */ `
  query Colleagues($model: NoteModel!, $targetId: ID!, $q: String) {
    cmsFindColleagues(model: $model, targetId: $targetId, q: $q) {
      ...UserFace
    }
  }
`)

export const marksDocument = graphql(/* GraphQL */ `
  query Marks($limit: Int, $page: Int) {
    cmsGetMarks(limit: $limit, page: $page) {
      total
      items {
        _id
        kind
        model
        targetId
        title
        text
        createdAt
        readAt
        by {
          ...UserFace
        }
      }
    }
  }
`)

export const readMarksDocument = graphql(/* GraphQL */ `
  mutation ReadMarks($model: NoteModel!, $targetId: ID!) {
    cmsReadMarks(model: $model, targetId: $targetId)
  }
`)

export const readEndpointMarksDocument = graphql(/* GraphQL */ `
  mutation ReadEndpointMarks($endpointId: ID!) {
    cmsReadMarks(endpointId: $endpointId)
  }
`)
