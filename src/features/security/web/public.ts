export { EndSessionsButton } from './end-sessions-button.tsx'
