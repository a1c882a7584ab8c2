export { tierName } from './condition-words.ts'
