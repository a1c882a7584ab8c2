export { addRecords, areAddedTogether } from './add-records.ts'
export { upsertRecord } from './app-records.ts'
