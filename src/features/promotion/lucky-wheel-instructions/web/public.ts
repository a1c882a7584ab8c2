export { missionName } from './instruction-words.ts'
