export { issueTicket } from './export.schema.ts'
