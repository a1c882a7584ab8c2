import { defineMemberOperations, defineOperations } from '../../../platform/shared/operation.ts'
import { area, member } from '../../../platform/shared/permission.ts'

export const commentOperations = defineOperations({ query: { cmsGetComment: area('MODERATION') }, mutation: {} })

export const memberCommentOperations = defineMemberOperations({
  query: { comments: member },
  fromStandby: ['comments'],
  mutation: { commentPost: member, deleteComment: member },
})
