import type { TermModel } from '../../../../generated/graphql/graphql.ts'
import type { OfferedReasons } from '../../../../platform/web/form/reason-field.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { currentLocale } from '../../../../platform/web/words/locale.ts'
import { presetReasonsForDocument } from './preset-reason.documents.ts'

/** The preset reasons that a dialog offers for records of a model. */
export const presetReasonsQuery = (model: TermModel): OfferedReasons => ({
  queryKey: ['PRESET_REASON', 'for', model],
  queryFn: async ({ signal }) => {
    const { cmsPresetReasonsFor } = await request(presetReasonsForDocument, { model }, { signal })
    return cmsPresetReasonsFor.map(({ textEn, textVi }) => (currentLocale() === 'vi' ? textVi : textEn))
  },
  staleTime: 60_000,
})
