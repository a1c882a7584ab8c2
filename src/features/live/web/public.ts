/** What other features' screens may use: notices of changes elsewhere, and presence. */
export { ChangedElsewhere, useRefetchOnChange } from './changed-elsewhere.tsx'
export { Presence } from './presence.tsx'
export { RecordBody } from './record-body.tsx'
