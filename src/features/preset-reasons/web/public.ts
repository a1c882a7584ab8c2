export { presetReasonsQuery } from './preset-reasons-query.ts'
