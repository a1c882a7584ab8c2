export { pageTypeName } from './page-texts.ts'
