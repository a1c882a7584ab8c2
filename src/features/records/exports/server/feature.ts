import './export.schema.ts'

export { registerExportRoute as routes } from './export.route.ts'
