export { stepName } from './strike-texts.ts'
