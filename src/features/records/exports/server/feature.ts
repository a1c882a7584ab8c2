import './export.schema.ts'
import './list-words.ts'

export { registerExportRoute as routes } from './export.route.ts'
