import { recordStore } from '../../../../platform/server/records/record-store.ts'
import { pageRecord } from '../page.record.ts'

export const pageStore = recordStore({ model: 'PAGE', record: pageRecord, table: 'pages', gone: 'pages_text_gone' })
