/** For forms whose change can be put into a change set. */
export { ScheduledNote } from './scheduled-note.tsx'
export { mayPlan, usePlanning } from './use-planning.tsx'
