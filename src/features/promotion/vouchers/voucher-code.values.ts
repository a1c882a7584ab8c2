export const longestCode = 64
/** How often a code can be used at most. */
export const mostUses = 1_000_000
export const longestVendorCode = 100
export const longestRemarks = 500

/** As members type a code, with spaces and dashes. */
export const longestTypedCode = 200
