import { termModels } from '../../../platform/shared/term-status.ts'

/** What a member asks for and staff rejects for a reason: to be verified, and a badge. */
const requestModels = ['VERIFY', 'BADGE_REQUEST'] as const
type RequestModel = (typeof requestModels)[number]

/** What dialogs offer reasons for: a status of a model's records, and the rejection of a request. */
export const presetModels = [...termModels, ...requestModels] as const
export type PresetModel = (typeof presetModels)[number]

export const isRequestModel = (model: PresetModel): model is RequestModel => requestModels.some((one) => one === model)
