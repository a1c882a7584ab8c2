export { memberActionName } from './trusted-point-words.ts'
