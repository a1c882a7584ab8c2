export { upsertRecords } from './app-records.ts'
