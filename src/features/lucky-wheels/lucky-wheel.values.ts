/** Separate from the rules, so that the routes of the lists do not load those. */
export const prizeTiers = ['DIAMOND', 'GOLD', 'SILVER', 'BRONZE'] as const
export type PrizeTier = (typeof prizeTiers)[number]

/** The names that a tier has until somebody gives it others. */
export const defaultTierNames: Readonly<Record<PrizeTier, { readonly name: string; readonly nameEn: string }>> = {
  DIAMOND: { name: 'Giải nhất', nameEn: 'First prize' },
  GOLD: { name: 'Giải nhì', nameEn: 'Second prize' },
  SILVER: { name: 'Giải ba', nameEn: 'Third prize' },
  BRONZE: { name: 'Giải khuyến khích', nameEn: 'Encouragement prize' },
}

export const longestTitle = 100
export const longestTierName = 50
export const longestReason = 500
export const mostBatches = 60
/** Lines of prizes in a wheel. */
export const mostPrizes = 50
/** Units of a prize in one batch. */
export const mostUnits = 1_000_000
/** Units of a voucher in one batch: each reserves a code. */
export const mostReserved = 50_000
/** People who can be designated for a prize of one batch. */
export const mostDesignated = 200
export const largestPicture = 10 * 1024 * 1024

/** A new batch begins this long after the one before it ends. */
export const gapBetweenBatches = 10 * 60_000
/** A start may be past by this, because a form takes a while to send. */
export const startTolerance = 60_000

/** Ids of batches that exist are longer; shorter ones are made by forms, for batches that do not exist yet. */
const longestTemporaryId = 13
export const isTemporary = (batchId: string) => batchId.length <= longestTemporaryId

/** The kind of list that an address names: `/lucky-wheels/active`, `/lucky-wheels/deleted`; anything else is both. */
export const trashOfAddress = (type: string | undefined): 'NO' | 'YES' | undefined =>
  type === 'active' ? 'NO' : type === 'deleted' ? 'YES' : undefined

export const awardCauses = ['CHANCE', 'ASSIGNED'] as const
export type AwardCause = (typeof awardCauses)[number]
