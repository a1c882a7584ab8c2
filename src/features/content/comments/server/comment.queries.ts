import type { Selectable } from 'kysely'
import type { Comments } from '../../../../../database/tables.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { reportTotalOf } from '../../../records/report-targets/server/public.ts'

export type CommentRow = Selectable<Comments>

export const commentById = loaderById('comments')

export const reportsOfComment = reportTotalOf('COMMENT')
