/**
 * How long a link to a file works, in seconds: at most, and at least a minute less, because links made within a minute
 * are equal.
 */
export const linkSeconds = 5 * 60
