import { m } from '../../../../generated/messages/messages.js'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { verifyRecord } from '../verify.record.ts'
import { verifyStatusName } from './verify-texts.ts'

const kinds: Readonly<Record<string, () => string>> = {
  IDENTITY: m.verifies_identity_photos,
  LICENCE: m.verifies_licence_photos,
  TAKEN: m.verifies_taken_photos,
}

export const verifyWords = recordWords(verifyRecord, {
  name: m.verifies_record,
  fields: {
    status: { label: m.common_status, value: (status) => verifyStatusName(String(status)) },
    rejectReason: { label: m.verifies_reject_reason },
    reason: { label: m.verifies_reject_reason },
    standing: { label: m.verifies_standing, value: (status) => verifyStatusName(String(status)) },
    document: { label: m.verifies_document, value: (kind) => kinds[String(kind)]?.() ?? String(kind) },
    documents: { label: m.verifies_documents, value: (count) => formatNumber(Number(count)) },
  },
  actions: {
    requestVerification: m.verifies_action_asked,
    cmsRevealVerify: m.verifies_action_reveal,
    'verify:open': m.verifies_action_open,
    'verify:erase': m.verifies_action_erase,
  },
})
