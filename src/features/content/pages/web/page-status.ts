import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/pages.js'
import type { StatusDeclaration } from '../../../records/term-status/web/public.ts'
import type { PageRow } from './page-listing.tsx'
import { pageWords } from './page-words.ts'

type Page = Pick<PageRow, '_id' | 'version' | 'name' | 'termStatus'>

export const pageStatus: StatusDeclaration<Page> = {
  model: 'PAGE',
  words: pageWords,
  statusOf: (page) => page.termStatus,
  nameOf: (page) => page.name,
  reasonRequired: m.pages_text_reason_required,
  ask: (page, to) =>
    to === 'BLOCKED'
      ? { title: m.pages_block_title(), text: page.name, okText: m.common_block() }
      : { title: m.pages_unblock_title(), text: page.name, okText: m.common_unblock() },
  askMany: (to, count) => ({
    title: to === 'BLOCKED' ? m.pages_block_many_title({ count }) : m.pages_unblock_many_title({ count }),
  }),
  notice: () => ({ title: m.common_updated(), text: m.pages_notice_status() }),
}
