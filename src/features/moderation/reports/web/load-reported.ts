import { m } from '../../../../generated/messages/messages.js'
import { excerpt } from '../../../../platform/shared/excerpt.ts'
import type { TermStatus } from '../../../../platform/shared/permission.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import {
  reportedCommentDocument,
  reportedGroupDocument,
  reportedMediaDocument,
  reportedPageDocument,
  reportedPostDocument,
  reportedProductDocument,
  reportedUserDocument,
} from './reported.documents.ts'

/** What the dialogs over a report list need of a record. */
export interface Reported {
  readonly _id: string
  readonly version: number
  readonly termStatus: TermStatus
  readonly name: string
}

type Load = (id: string, options: { readonly signal: AbortSignal }) => Promise<Reported>

const loaders: Readonly<Record<TermModel, Load>> = {
  async POST(id, options) {
    const { title, content, status, ...post } = (await request(reportedPostDocument, { id }, options)).cmsGetPost
    return { ...post, termStatus: status, name: title || excerpt(content, 60) || m.reports_untitled() }
  },
  async COMMENT(id, options) {
    const { content, ...comment } = (await request(reportedCommentDocument, { id }, options)).cmsGetComment
    return { ...comment, name: excerpt(content, 60) }
  },
  async PRODUCT(id, options) {
    const { title, ...product } = (await request(reportedProductDocument, { id }, options)).cmsGetProduct
    return { ...product, name: title }
  },
  async PAGE(id, options) {
    return (await request(reportedPageDocument, { id }, options)).cmsGetPage
  },
  async USER(id, options) {
    const { fullName, ...user } = (await request(reportedUserDocument, { id }, options)).cmsGetUser
    return { ...user, name: fullName }
  },
  async GROUP(id, options) {
    return (await request(reportedGroupDocument, { id }, options)).cmsGetGroup
  },
  async MEDIA(id, options) {
    const media = (await request(reportedMediaDocument, { id }, options)).cmsGetMedia
    return { ...media, name: m.reports_media_name({ id: id.slice(-6) }) }
  },
}

/** Loads a record of any kind that can be reported. Throws NOT_FOUND if it does not exist any more. */
export const loadReported = (model: TermModel, ...asked: Parameters<Load>): Promise<Reported> =>
  loaders[model](...asked)
