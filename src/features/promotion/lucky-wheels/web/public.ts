export { prizeText, usualTierText } from './results/prize-words.ts'
export { PrizePicker } from './results/wheel-pickers.tsx'
export { wheelQuery } from './wheel-query.ts'
