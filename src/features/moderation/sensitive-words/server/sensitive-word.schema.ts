import { z } from 'zod'
import { recordId } from '../../../../platform/shared/rules.ts'
import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { addListQuery, listPageType } from '../../../../platform/server/graphql/lists.ts'
import { target } from '../../../../platform/server/graphql/target.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { recordStore } from '../../../../platform/server/records/record-store.ts'
import { tableList } from '../../../../platform/server/records/table-list.ts'
import { givenFile } from '../../../records/runs/import.rules.ts'
import { Run } from '../../../records/runs/server/public.ts'
import { sensitiveWordList } from '../sensitive-word.list.ts'
import { sensitiveWordOperations } from '../sensitive-word.operations.ts'
import { hitKinds } from '../word-matches.ts'
import type { TrialCount, TrialExample, WordTrial as Trial } from '../word-trial.ts'
import { sensitiveWordRecord } from '../sensitive-word.record.ts'
import { keywordInput, keywordsInput, mostWords } from '../sensitive-word.rules.ts'
import {
  addWords,
  removeWordsByIds,
  removeWordsByKeys,
  type SensitiveWord as Word,
  sensitiveWordModel,
} from './sensitive-word.commands.ts'
import './checked-texts.ts'
import { checkWords } from './word-import.ts'
import { tryWord, tryWordOnAll } from './word-trial.run.ts'

const SensitiveWord = builder.objectRef<Word>('SensitiveWord').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    key: t.exposeString('key'),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    version: t.exposeInt('version'),
  }),
})

const list = tableList({
  spec: sensitiveWordList,
  title: 'sensitive_words_title',
  operation: sensitiveWordOperations.cmsBlackListWords,
  table: 'sensitive_words',
  where: { q: 'search' },
  sorts: { CREATED_AT: 'created_at' },
  columns: {
    key: { title: 'sensitive_words_record', cell: (word) => word.key },
    // An empty column to fill in by hand: the exported file can be imported again.
    importWords: { title: 'sensitive_words_import_words', cell: () => null },
  },
})
addListQuery(list, listPageType('SensitiveWordPage', SensitiveWord), { ownArguments: ['q'] })

const words = recordStore({
  model: sensitiveWordModel,
  record: sensitiveWordRecord,
  table: 'sensitive_words',
  gone: 'sensitive_words_text_gone',
  taken: { sensitive_words_key_key: { field: 'keyword', reason: 'sensitive_words_text_taken' } },
})
registerReading(sensitiveWordModel, {
  record: sensitiveWordRecord,
  rows: loaderById('sensitive_words'),
  gone: 'sensitive_words_text_gone',
})
registerRecordNames(sensitiveWordModel, { nameIn: ({ key }) => key })

rootField(sensitiveWordOperations.addWordsToBlackList, {
  description: 'Returns the words that were not there before. A text with commas is several words.',
  type: [SensitiveWord],
  input: z.object({ keywords: keywordsInput }),
  resolve: ({ keywords }, ctx) => addWords(ctx, keywords),
})
rootField(sensitiveWordOperations.updateBlackWord, {
  type: SensitiveWord,
  input: target.extend({ keyword: keywordInput }),
  resolve: ({ keyword, ...word }, ctx) => words.change(ctx, word, { key: keyword[0]! }),
})
rootField(sensitiveWordOperations.removeBlackListWordByIds, {
  description: 'False if none of them was there any more.',
  type: 'Boolean',
  input: z.object({ ids: z.array(recordId()).min(1).max(mostWords) }),
  resolve: ({ ids }, ctx) => removeWordsByIds(ctx, ids),
})
rootField(sensitiveWordOperations.removeBlackListWordByKeys, {
  description: 'False if none of them was there any more.',
  type: 'Boolean',
  input: z.object({ keywords: keywordsInput }),
  resolve: ({ keywords }, ctx) => removeWordsByKeys(ctx, keywords),
})
rootField(sensitiveWordOperations.cmsCheckSensitiveWords, {
  description: 'Tells what an import of words would do, and changes nothing until the run is confirmed.',
  type: Run,
  input: z.object({ data: givenFile.meta({ graphql: 'SensitiveWordsInput' }) }),
  resolve: ({ data }, ctx) => checkWords(ctx, data),
})

const HitKind = enumOf('WordHitKind', hitKinds)
const WordTrialCount = builder.objectRef<TrialCount>('WordTrialCount').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: HitKind }),
    posts: t.exposeInt('posts'),
    inside: t.exposeInt('inside', { description: 'Of these, where the word is only part of longer words.' }),
    blocked: t.exposeInt('blocked', { description: 'Of these, posts that are blocked already.' }),
  }),
})
const WordTrialExample = builder.objectRef<TrialExample>('WordTrialExample').implement({
  fields: (t) => ({
    _id: t.exposeID('_id', { description: 'The id of the post.' }),
    kind: t.expose('kind', { type: HitKind }),
    inside: t.exposeBoolean('inside'),
    status: t.exposeString('status', { description: 'The status of the post.' }),
    before: t.exposeString('before'),
    match: t.exposeString('match'),
    after: t.exposeString('after'),
  }),
})
const WordTrial = builder.objectRef<Trial>('WordTrial').implement({
  description: 'What a word would find, before it is added.',
  fields: (t) => ({
    word: t.exposeString('word'),
    posts: t.exposeInt('posts', { description: 'The number of posts that were searched.' }),
    counts: t.field({ type: [WordTrialCount], resolve: ({ counts }) => [...counts] }),
    examples: t.field({ type: [WordTrialExample], resolve: ({ examples }) => [...examples] }),
  }),
})
rootField(sensitiveWordOperations.cmsTryWord, {
  description: 'Tries a word on the newest 20,000 posts.',
  type: WordTrial,
  input: z.object({ word: keywordInput }),
  resolve: ({ word }, ctx) => tryWord(ctx, word[0]!),
})
rootField(sensitiveWordOperations.cmsTryWordOnAll, {
  description: 'Tries a word on all posts, in the background.',
  type: Run,
  input: z.object({ word: keywordInput }),
  resolve: ({ word }, ctx) => tryWordOnAll(ctx, word[0]!),
})
