/** What other features' screens may use of the badges. */
export { BadgeName, BadgePicker } from './badge-picker.tsx'
