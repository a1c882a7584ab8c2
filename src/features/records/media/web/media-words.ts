import { m } from '../../../../generated/messages/messages.js'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { termStatusWords } from '../../../../platform/web/words/term-status-words.ts'
import { mediaRecord } from '../media.record.ts'

export const mediaWords = recordWords(mediaRecord, {
  name: m.media_record,
  fields: {
    type: { label: m.common_type },
    width: { label: m.media_field_width },
    height: { label: m.media_field_height },
    bytes: { label: m.media_field_bytes },
    bannerType: { label: m.media_field_banner_type },
    ...termStatusWords,
  },
  actions: { uploadPhoto: m.media_action_upload },
})
