import { queryOptions } from '@tanstack/react-query'
import type { TermModel } from '../../../generated/graphql/graphql.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import { currentLocale } from '../../../platform/web/locale.ts'
import { presetReasonsForDocument } from './preset-reason.documents.ts'

/** The reasons that a dialog offers for a model, in the language of the screen. */
export const presetReasonsQuery = (model: TermModel) =>
  queryOptions({
    queryKey: ['PRESET_REASON', 'for', model],
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const { cmsPresetReasonsFor } = await request(presetReasonsForDocument, { model }, { signal })
      return cmsPresetReasonsFor.map(({ textEn, textVi }) => (currentLocale() === 'vi' ? textVi : textEn))
    },
    staleTime: 60_000,
  })
