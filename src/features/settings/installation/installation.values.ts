/** A process that was not seen for so many seconds has ended, or no longer reaches the database. */
export const unseenAfter = 30

/** How many backups, and how many tried restores, the screen shows. */
export const mostShown = 5
