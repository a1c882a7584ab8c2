export { pageById } from './page.queries.ts'
export { Page } from './page.type.ts'
