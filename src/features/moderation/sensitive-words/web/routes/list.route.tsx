import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { sensitiveWordList } from '../../sensitive-word.list.ts'
import { sensitiveWordOperations } from '../../sensitive-word.operations.ts'
import { SensitiveWordsScreen } from '../sensitive-words-screen.tsx'

export const Route = createFileRoute('/_signed-in/sensitive-words')({
  validateSearch: listSearch(sensitiveWordList, 'record'),
  staticData: {
    operation: sensitiveWordOperations.cmsBlackListWords,
    breadcrumb: () => [{ label: m.sensitive_words_title() }, { label: m.common_list() }],
  },
  component: SensitiveWordsScreen,
})
