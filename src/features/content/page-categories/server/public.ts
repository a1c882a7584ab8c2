export { PageCategory, pageCategoryById } from './page-category.type.ts'
