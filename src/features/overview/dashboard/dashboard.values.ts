/** Top users: rows per page, number of day buttons, and the longest range that can be added up, in days. */
export const topUsersPageSize = 10
export const topUsersDays = 7
export const longestTopUsersRange = 31

/** How many of the most reported creators the contents dashboard shows. */
export const mostReportedCreatorsLimit = 10
