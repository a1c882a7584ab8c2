export { registerDownloads } from './downloads.ts'
export { exportList } from './export.run.ts'
export { attachment } from './file-name.ts'
export { issueTicket } from './ticket.ts'
