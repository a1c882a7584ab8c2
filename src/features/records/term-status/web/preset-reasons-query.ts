import type { PresetModel } from '../preset-reason.values.ts'
import type { OfferedReasons } from '../../../../platform/web/form/reason-field.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { currentLocale } from '../../../../platform/web/words/locale.ts'
import { presetReasonsForDocument } from './preset-reason.documents.ts'

/** The preset reasons that a dialog offers for a model's records: those to restore have a list of their own. */
export const presetReasonsQuery = (model: PresetModel, restores = false): OfferedReasons => ({
  queryKey: ['PRESET_REASON', 'for', model, restores ? 'restore' : 'take away'],
  queryFn: async ({ signal }) => {
    const { cmsPresetReasonsFor } = await request(presetReasonsForDocument, { model, restores }, { signal })
    return cmsPresetReasonsFor.map(({ textEn, textVi }) => (currentLocale() === 'vi' ? textVi : textEn))
  },
  staleTime: 60_000,
})
