export { pageTypeNames } from './page.lists.ts'
export { pageById } from './page.queries.ts'
export { Page } from './page.type.ts'
