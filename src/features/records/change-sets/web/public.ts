/** For forms whose change can be put into a change set. */
export { usePlanning } from './use-planning.tsx'
