/** The schema in which the sandbox has its tables. */
export const sandboxSchema = 'sandbox'

/** What is not in the sandbox is shared with it. */
export const sandboxSearchPath = `${sandboxSchema},public`

/** PostgreSQL's code when the sandbox would change something that is shared: see `build.ts`. */
export const settingsAreShared = 'SB001'
