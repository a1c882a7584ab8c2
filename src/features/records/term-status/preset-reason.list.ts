import { defineList } from '../../../platform/shared/list.ts'
import { presetModels } from './preset-reason.values.ts'

/** `/reasons`: the preset reasons of one model, for both directions, in the order in which dialogs offer them. */
export const presetReasonList = defineList({
  name: 'PresetReason',
  filters: {
    model: { kind: 'choice', values: presetModels, initial: 'POST', required: true },
    restores: { kind: 'yesNo' },
  },
  sorts: ['POSITION'],
  defaultSort: { type: 'POSITION', dir: 'ASC' },
  pageSize: 50,
  pageSizes: [50, 100],
})
