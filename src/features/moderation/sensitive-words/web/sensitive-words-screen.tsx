import { DeleteOutlined, UploadOutlined } from '@ant-design/icons'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import type { SensitiveWordsQuery } from '../../../../generated/graphql/graphql.ts'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/sensitive_words.js'
import { ActionButton } from '../../../../platform/web/form/action-button.tsx'
import { LongTextItem, TextItem } from '../../../../platform/web/form/items.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { type BulkAction, declareList } from '../../../../platform/web/list/list-declaration.ts'
import { loadPage } from '../../../../platform/web/list/load-page.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { RecordListScreen } from '../../../../platform/web/records/record-list-screen.tsx'
import { RecordHistory } from '../../../records/audit/web/public.ts'
import { ImportDialog } from '../../../records/runs/web/public.ts'
import { sensitiveWordList } from '../sensitive-word.list.ts'
import { sensitiveWordOperations } from '../sensitive-word.operations.ts'
import { sensitiveWordForm } from '../sensitive-word.rules.ts'
import { longestWord, wordsOf } from '../sensitive-word.values.ts'
import { sensitiveWordWords } from './sensitive-word-words.ts'
import { checkWordsDocument, sensitiveWordsDocument } from './sensitive-word.documents.ts'

const WordLab = lazyPart(() => import('./word-lab.tsx'))

const model = 'SENSITIVE_WORD'

type Row = SensitiveWordsQuery['cmsBlackListWords']['items'][number]

const load = loadPage(sensitiveWordList, sensitiveWordsDocument, ({ filter: { q = null }, ...usual }) => {
  return { ...usual, q }
})

const listing = declareList({
  spec: sensitiveWordList,
  operation: sensitiveWordOperations.cmsBlackListWords,
  load,
  title: m.sensitive_words_title,
  model,
  exports: true,
  exportsToo: ['importWords'],
  nameOf: (word) => word.key,
  filters: { q: { label: m.sensitive_words_search } },
  sorts: { CREATED_AT: m.common_created_at },
  columns: [
    { key: 'key', title: m.sensitive_words_record, kind: 'text', opens: true, grows: true },
    { key: 'createdAt', title: m.common_created_at, kind: 'moment', sort: 'CREATED_AT', screenOnly: true },
  ],
})

const remove = (ids: readonly string[], options: { readonly idempotencyKey: string }) =>
  request(mutation('removeBlackListWordByIds'), { ids: [...ids] }, options)

/** For all that match: deletes the first page until none is left. */
const removal: BulkAction = {
  key: 'delete',
  label: m.common_delete,
  icon: <DeleteOutlined aria-hidden />,
  danger: true,
  operation: sensitiveWordOperations.removeBlackListWordByIds,
  ask: { title: (count) => m.sensitive_words_delete_many_question({ count: formatNumber(count) }) },
  run: async (batch, _, options) => {
    const first = { ...sensitiveWordList.defaultSort, page: 1, size: 100 }
    const ids =
      'ids' in batch
        ? batch.ids
        : (await load({ sort: first.type, ...first, ...batch.filters })).items.map(({ _id }) => _id)
    if (ids.length > 0) await remove(ids, options)
    return { outcomes: ids.map((_id) => ({ _id, ok: true })), next: ids.length === 100 ? ids[0]! : null }
  },
  onDone: () => notices.success(m.sensitive_words_deleted(), m.sensitive_words_deleted_many_text()),
}
const bulkActions = [removal]

/** `/sensitive-words` */
export function SensitiveWordsScreen() {
  const [importing, setImporting] = useState(false)
  return (
    <>
      <WordList
        extra={
          <ActionButton
            icon={<UploadOutlined aria-hidden />}
            operation={sensitiveWordOperations.cmsCheckSensitiveWords}
            onClick={() => setImporting(true)}
          >
            {m.sensitive_words_import()}
          </ActionButton>
        }
      />
      {importing && (
        <Suspense>
          <ImportDialog
            kind="WORD_IMPORT"
            title={m.sensitive_words_import()}
            hint={m.sensitive_words_import_hint()}
            check={async (file, layout, options) =>
              (await request(checkWordsDocument, { data: { file, layout } }, options)).cmsCheckSensitiveWords
            }
            onDone={({ created, existing }) => {
              setImporting(false)
              notices.success(m.common_success(), addedText(created, existing))
              void recordsChanged(model)
            }}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
    </>
  )
}

const addedText = (added: number, known: number) =>
  m.sensitive_words_added_text({ added: formatNumber(added), known: formatNumber(known) })

function WordList({ extra }: { readonly extra: ReactNode }) {
  const added = useRef<string>(undefined)
  return (
    <RecordListScreen
      list={listing}
      schema={sensitiveWordForm}
      words={sensitiveWordWords}
      valuesOf={({ key }: Row) => ({ keyword: key })}
      logged={({ keyword }) => ({ key: keyword })}
      merge={({ key }, values) => (typeof key === 'string' ? { keyword: key } : values)}
      bulkActions={bulkActions}
      extra={extra}
      create={{
        operation: sensitiveWordOperations.addWordsToBlackList,
        title: m.sensitive_words_add,
        send: async ({ keyword }, options) => {
          const keywords = wordsOf(keyword)
          added.current = undefined
          if (keywords.length === 0) return
          const count = (await request(mutation('addWordsToBlackList'), { keywords }, options)).addWordsToBlackList
            .length
          added.current = addedText(count, keywords.length - count)
        },
        done: () => added.current,
      }}
      change={{
        operation: sensitiveWordOperations.updateBlackWord,
        title: m.sensitive_words_edit,
        done: m.sensitive_words_updated_text,
        send: (values, target, options) => request(mutation('updateBlackWord'), { ...values, ...target }, options),
      }}
      remove={{
        operation: sensitiveWordOperations.removeBlackListWordByIds,
        question: m.sensitive_words_delete_question,
        send: ({ _id }, options) => remove([_id], options),
        done: () => notices.success(m.sensitive_words_deleted(), m.sensitive_words_deleted_text()),
      }}
    >
      {(field, word, form) =>
        word ? (
          <>
            <TextItem {...field('keyword')} autoFocus maxLength={longestWord} />
            <Suspense>
              <WordLab form={form} />
            </Suspense>
            <RecordHistory model={model} id={word._id} heading="h3" />
          </>
        ) : (
          <>
            <LongTextItem
              {...field('keyword')}
              autoFocus
              extra={m.sensitive_words_hint()}
              autoSize={{ minRows: 3, maxRows: 12 }}
            />
            <Suspense>
              <WordLab form={form} />
            </Suspense>
          </>
        )
      }
    </RecordListScreen>
  )
}
