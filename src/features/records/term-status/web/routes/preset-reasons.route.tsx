import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { presetReasonList } from '../../preset-reason.list.ts'
import { presetReasonOperations } from '../../preset-reason.operations.ts'
import { PresetReasonsScreen } from '../preset-reasons-screen.tsx'

export const Route = createFileRoute('/_signed-in/reasons')({
  validateSearch: listSearch(presetReasonList, 'record'),
  staticData: {
    operation: presetReasonOperations.cmsGetPresetReasons,
    breadcrumb: () => [{ label: m.preset_reasons_title() }, { label: m.common_list() }],
  },
  component: PresetReasonsScreen,
})
