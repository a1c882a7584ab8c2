export { configTypeName } from './config-type-name.ts'
