/** What other features' screens may use: notices of changes elsewhere, and presence. */
export { useRefetchOnChange } from './use-refetch-on-change.ts'
export { ChangedElsewhere, Presence } from './record-watch.tsx'
export { RecordBody } from './record-body.tsx'
export { RecordCard } from './record-card.tsx'
