/** What other features' screens may use of the badges. */
export { inputTypeName } from './badge-words.ts'
export { BadgeName, BadgePicker } from './badge-picker.tsx'
