import { defineList } from '../../../platform/shared/list.ts'
import { termModels } from '../../../platform/shared/term-status.ts'

/** `/reasons`: the preset reasons of one model, in the order in which dialogs offer them. */
export const presetReasonList = defineList({
  name: 'PresetReason',
  filters: { model: { kind: 'choice', values: termModels, initial: 'POST', required: true } },
  sorts: ['POSITION'],
  defaultSort: { type: 'POSITION', dir: 'ASC' },
  pageSize: 50,
  pageSizes: [50, 100],
})
