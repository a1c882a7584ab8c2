export const longestReplyTitle = 100
export const longestReply = 500
/** How many replies are kept at most: as many as a dialog offers. */
export const mostReplies = 100
