/** What other features' screens may use to stay in touch with what others do. */
export { ChangedElsewhere, useFresh } from './changed-elsewhere.tsx'
export { Presence } from './presence.tsx'
