/** What other features' screens may use of the badges. */
export { BadgePicker } from './badge-picker.tsx'
