export { exportList } from './export.run.ts'
