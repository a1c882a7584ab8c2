import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/replies.js'
import { LongTextItem, TextItem } from '../../../../platform/web/form/items.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { declareList } from '../../../../platform/web/list/list-declaration.ts'
import { loadPage } from '../../../../platform/web/list/load-page.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { RecordListScreen } from '../../../../platform/web/records/record-list-screen.tsx'
import { RecordHistory } from '../../../records/audit/web/public.ts'
import { replyList } from '../reply.list.ts'
import { replyOperations } from '../reply.operations.ts'
import { replyInput } from '../reply.rules.ts'
import { longestReply, longestReplyTitle } from '../reply.values.ts'
import type { SavedReply } from './replies-query.ts'
import { repliesDocument } from './reply.documents.ts'
import { replyWords } from './reply-words.ts'

const load = loadPage(replyList, repliesDocument)

const listing = declareList({
  spec: replyList,
  operation: replyOperations.cmsGetSavedReplies,
  load,
  title: m.replies_title,
  model: 'SAVED_REPLY',
  exports: true,
  views: false,
  nameOf: (row) => row.title,
  filters: {},
  sorts: { TITLE: m.common_title },
  columns: [
    { key: 'title', title: m.common_title, kind: 'text', sort: 'TITLE' },
    { key: 'textEn', title: m.replies_english, kind: 'text' },
    { key: 'textVi', title: m.replies_vietnamese, kind: 'text' },
  ],
})

const valuesOf = ({ title, textEn, textVi }: SavedReply) => ({ title, textEn, textVi })
const textItem = { required: true, showCount: true, maxLength: longestReply, autoSize: { minRows: 3, maxRows: 8 } }

/** `/replies`: what people who reported something can be told when no violation was found. */
export function RepliesScreen() {
  return (
    <RecordListScreen
      list={listing}
      schema={replyInput}
      words={replyWords}
      valuesOf={valuesOf}
      fresh={{}}
      create={{
        operation: replyOperations.cmsCreateSavedReply,
        title: m.replies_add,
        done: m.replies_created_text,
        send: (values, options) => request(mutation('cmsCreateSavedReply'), values, options),
      }}
      change={{
        operation: replyOperations.cmsUpdateSavedReply,
        title: m.replies_edit,
        done: m.replies_updated_text,
        send: (values, target, options) => request(mutation('cmsUpdateSavedReply'), { ...values, ...target }, options),
      }}
      remove={{
        operation: replyOperations.cmsDeleteSavedReply,
        question: m.replies_delete_question,
        send: ({ _id, version }, options) => request(mutation('cmsDeleteSavedReply'), { _id, version }, options),
        done: () => notices.success(m.replies_deleted(), m.replies_deleted_text()),
      }}
    >
      {(field, row) => (
        <>
          <TextItem {...field('title')} required autoFocus maxLength={longestReplyTitle} />
          <LongTextItem {...field('textVi')} {...textItem} />
          <LongTextItem {...field('textEn')} {...textItem} />
          {row && <RecordHistory model="SAVED_REPLY" id={row._id} heading="h3" />}
        </>
      )}
    </RecordListScreen>
  )
}
