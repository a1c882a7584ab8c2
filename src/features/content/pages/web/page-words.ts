import { m } from '../../../../generated/messages/messages.js'
import { yesOrNo } from '../../../../platform/web/words/yes-or-no.ts'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { termStatusWords } from '../../../../platform/web/words/term-status-words.ts'
import { pageRecord } from '../page.record.ts'
import { verifyName } from './page-texts.ts'

export const pageWords = recordWords(pageRecord, {
  name: m.pages_record,
  fields: {
    name: { label: m.common_name },
    description: { label: m.pages_description },
    ...termStatusWords,
    isPartner: { label: m.pages_is_partner, value: (value) => yesOrNo(value === true) },
    isProvideNews: { label: m.pages_is_news, value: (value) => yesOrNo(value === true) },
    pinnedLimit: { label: m.pages_pinned_limit },
    verified: { label: m.pages_verified, value: (value) => yesOrNo(value === true) },
    verifyStatus: { label: m.pages_verify_status, value: (status) => verifyName(String(status)) },
  },
  actions: {
    cmsSetPagePartner: m.pages_action_partner,
    cmsSetPageHotNews: m.pages_action_news,
    cmsSetPinnedProductLimit: m.pages_action_limit,
    createPage: m.pages_action_created,
    updatePage: m.pages_action_changed,
  },
})
