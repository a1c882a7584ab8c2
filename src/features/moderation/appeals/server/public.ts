export { appealById, type AppealRow, detailById, type DetailRow, detailsOf } from './appeal.queries.ts'
