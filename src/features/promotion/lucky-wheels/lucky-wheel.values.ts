/** Separate from the rules, so that the routes of the lists do not load those. */
export const prizeTiers = ['DIAMOND', 'GOLD', 'SILVER', 'BRONZE'] as const
export type PrizeTier = (typeof prizeTiers)[number]

/** The default names of the tiers. */
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
/** How many lines of prizes a wheel can have. */
export const mostPrizes = 50
/** How many units of a prize a batch can have. */
export const mostUnits = 1_000_000
/** How many units of a voucher a batch can have; fewer, because each reserves a code. */
export const mostReserved = 20_000
/** How many people can be designated for a prize of one batch. */
export const mostDesignated = 200
export const largestPicture = 10 * 1024 * 1024

/** A new batch begins this long after the one before it ends. */
export const gapBetweenBatches = 10 * 60_000
/** A start may be this far in the past, because filling in and sending a form takes a while. */
export const startTolerance = 60_000

/** Forms give batches that do not exist yet an id of at most this length; ids of existing batches are longer. */
const longestTemporaryId = 13
export const isTemporary = (batchId: string) => batchId.length <= longestTemporaryId

/** The wheels that an address selects: `/lucky-wheels/active`, `/lucky-wheels/deleted`; anything else selects both. */
export const trashOfAddress = (type: string | undefined): 'NO' | 'YES' | undefined =>
  type === 'active' ? 'NO' : type === 'deleted' ? 'YES' : undefined

export const awardCauses = ['CHANCE', 'ASSIGNED'] as const
export const gifts = ['CODE', 'POINTS'] as const
export type AwardCause = (typeof awardCauses)[number]
